import { Fragment, type ReactNode } from "react";
import { Prose } from "../layout/prose.tsx";
import { ExternalLink } from "../link/external-link.tsx";
import { Link } from "../link/link.tsx";
import type { ProseBlock, ProseInline } from "./prose-block.ts";
import styles from "./prose-text.module.css";

type ProseTextProps = {
  blocks: ProseBlock[];
  /** User-written: search engines must not take its links for our recommendations. */
  isFromVisitor?: boolean;
};

/** A running text. Its paths become links of the reader's language; no HTML is written by hand anywhere. */
export function ProseText({ blocks, isFromVisitor = false }: ProseTextProps) {
  function drawBlock(block: ProseBlock): ReactNode {
    if (block.kind === "list") {
      const List = block.isOrdered ? "ol" : "ul";
      return (
        <List>
          {inOrder(block.items, (item) => (
            <li>{inOrder(item, drawBlock)}</li>
          ))}
        </List>
      );
    }
    const words = inOrder(block.inlines, drawInline);
    if (block.kind === "paragraph") return <p>{words}</p>;
    const Heading = block.level === 2 ? "h2" : "h3";
    return <Heading id={block.id ?? undefined}>{words}</Heading>;
  }

  function drawInline(inline: ProseInline): ReactNode {
    if (typeof inline === "string") return inline;
    const words = inOrder(inline.inlines, drawInline);
    if (inline.kind !== "link") return inline.kind === "strong" ? <strong>{words}</strong> : <em>{words}</em>;
    if (inline.href.startsWith("/")) return <Link to={inline.href}>{words}</Link>;
    return (
      <ExternalLink href={inline.href} isFromVisitor={isFromVisitor}>
        {words}
      </ExternalLink>
    );
  }

  return <Prose className={styles.text}>{inOrder(blocks, drawBlock)}</Prose>;
}

function inOrder<Piece>(pieces: Piece[], draw: (piece: Piece) => ReactNode): ReactNode[] {
  // oxlint-disable-next-line react/no-array-index-key -- a text never changes its order while it is shown
  return pieces.map((piece, place) => <Fragment key={place}>{draw(piece)}</Fragment>);
}
