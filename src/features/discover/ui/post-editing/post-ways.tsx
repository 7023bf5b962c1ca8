import { Trans, useLingui } from "@lingui/react/macro";
import { useState } from "react";
import { RemoveDialog } from "#features/dashboard/ui/editor/remove-dialog.tsx";
import { Button } from "#ui/button/button.tsx";
import { DeleteGlyph } from "#ui/icon/glyphs.ts";
import { Icon } from "#ui/icon/icon.tsx";
import { Cluster } from "#ui/layout/cluster.tsx";
import { Stack } from "#ui/layout/stack.tsx";
import { Link } from "#ui/link/link.tsx";
import { Notice } from "#ui/notice/notice.tsx";
import type { PostToEdit } from "../../post-to-edit.ts";
import { PostBadges } from "./post-badges.tsx";

/** Where a post stands, its page, and the way to be rid of it where nobody sees it. */
export function PostWays({ post }: { post: PostToEdit }) {
  const { t } = useLingui();
  const [isRemoving, setRemoving] = useState(false);
  const { state, slug } = post.shown;
  const isUnseen = state === "draft" || state === "withdrawn";
  return (
    <Stack gap={3}>
      <Cluster gap={3}>
        <PostBadges post={post} />
        {state === "published" && (
          <Link to={`/discover/${slug}`}>
            <Trans id="post-editing.page">View its page</Trans>
          </Link>
        )}
        {isUnseen && (
          <Button kind="bare" icon={<Icon glyph={DeleteGlyph} />} onClick={() => setRemoving(true)}>
            <Trans id="post-editing.remove">Delete for good</Trans>
          </Button>
        )}
      </Cluster>
      {state === "withdrawn" && (
        <Notice>
          <Trans id="post-editing.withdrawn">
            Visitors find nothing at its address any more. You can make it a draft again, or delete it and
            lead its address elsewhere under <Link to="/dashboard/redirects">Redirects</Link>.
          </Trans>
        </Notice>
      )}
      {isRemoving && (
        <RemoveDialog
          list="discover"
          item={post}
          title={t({ id: "post-editing.remove.title", message: "Delete this post for good?" })}
          onClose={() => setRemoving(false)}
        >
          <p>
            <Trans id="post-editing.remove.text">
              Its text in all languages and its pictures are gone, and can’t be brought back.
            </Trans>
          </p>
        </RemoveDialog>
      )}
    </Stack>
  );
}
