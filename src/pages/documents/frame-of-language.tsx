import type { I18n } from "@lingui/core";
import { type ComponentType, createElement } from "react";
import type { DrawnBefore } from "#ui/drawn-once/drawn-once.tsx";
import { hasSameProps } from "#ui/same-props.ts";
import { drawnAtOnce } from "./draw-document.ts";
import { InLanguage, type Language } from "./in-language.tsx";

type Part = ComponentType<object>;

/** The parts of the frame that are the same on all pages of a language, each drawn once. */
export class FrameOfLanguage implements DrawnBefore {
  readonly #language: Language;
  readonly #drawn = new Map<Part, { props: object; markup: string }>();
  readonly #wanted = new Map<Part, object>();

  constructor(language: Language) {
    this.#language = language;
  }

  markupOf<Props extends object>(part: ComponentType<Props>, props: Props): string | undefined {
    const drawn = this.#drawn.get(part as Part);
    if (drawn && hasSameProps(drawn.props, props)) return drawn.markup;
    this.#wanted.set(part as Part, props);
    return undefined;
  }

  /** Draws what pages missed, each part by itself. What cannot be drawn so goes on being drawn with its page. */
  drawWanted(): void {
    const language = this.#language;
    for (const [part, props] of this.#wanted) {
      const markup = drawnAtOnce(<InLanguage {...language}>{createElement(part, props)}</InLanguage>);
      if (markup !== undefined) this.#drawn.set(part, { props, markup });
    }
    this.#wanted.clear();
  }
}

/** A translator is made once a language; where languages have hosts of their own, all of them have the same prefix. */
const frames = new WeakMap<I18n, Map<string, FrameOfLanguage>>();

export function frameOfLanguage({ i18n, prefix }: Language): FrameOfLanguage {
  const ofLanguage = frames.get(i18n) ?? new Map<string, FrameOfLanguage>();
  const frame = ofLanguage.get(prefix) ?? new FrameOfLanguage({ i18n, prefix });
  ofLanguage.set(prefix, frame);
  frames.set(i18n, ofLanguage);
  return frame;
}
