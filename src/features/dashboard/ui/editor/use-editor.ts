import { useLingui } from "@lingui/react";
import { useRef, useState } from "react";
import { forgetDraft, keepDraft, readDraft } from "#platform/draft.ts";
import type { FieldError } from "#platform/errors/errors.ts";
import { CallFailed } from "#platform/http-client.ts";
import { addItem, type AnsweredItem, saveItem } from "../../calls.ts";
import { changedFields, type EditedItem, type Fields, type FieldValues } from "../../field.ts";
import { changesOfTyped, putTogether, type Typed, typedFields, typedWithout } from "../../typed.ts";
import { isPageKept, type SaveProblem, saveProblem } from "./save-problem.ts";

interface EditorOptions {
  list: string;
  /** Whose draft it is: others use the same device. */
  accountId: number;
  fields: Fields;
  /** Null for a new one. */
  item: EditedItem<object> | null;
  /** Of a new one, what is filled in already. */
  initial?: FieldValues;
  /** Of a new one, what it is made of, where that is not the reader's own idea: such have drafts of their own. */
  madeOf?: string;
  /** Nothing can be typed, and only steps are taken. */
  isReadOnly: boolean;
  /** Fields that the thing cannot have, by what is typed: they are saved empty, and what they hold stays until then. */
  unfit: (typed: Typed) => readonly string[];
  /** Not while a page is hydrated: the server has drawn it without. */
  takesUpDraft: boolean;
}

/**
 * Why the last save did not arrive; the rest of it is in `errors`. `together`: somebody else saved other fields, which are on the page
 * now, and it is to be saved once more.
 */
export type EditorProblem = SaveProblem | "together";

/** Somebody saved in between: the fields that both changed, to be decided one by one. */
export interface Collision {
  contested: readonly string[];
  before: Typed;
  mine: Typed;
  theirs: Typed;
  /** Which one is theirs. */
  rev: string;
}

interface EditorState {
  rev: string;
  /** What is saved, as the controls show it. */
  stands: Typed;
  typed: Typed;
  errors: readonly FieldError[];
  /** Counted up by each refusal: then the errors take the focus. */
  refusedCount: number;
  isSaving: boolean;
  problem?: EditorProblem | undefined;
  /** The step of the save that did not arrive, to be taken when it is tried again. */
  besides?: object | undefined;
  collision?: Collision | undefined;
  /** When it was saved last from this page, ISO 8601. */
  savedAt?: string | undefined;
  /** Whether what is typed is kept on this device. */
  isKept: boolean;
}

interface SaveOutcome {
  /** The thing as it stands; none where it was refused. */
  answer?: AnsweredItem;
  /** Whether the page may be read again without leading away from what is typed. */
  mayReload: boolean;
}

interface Draft {
  rev: string;
  typed: Typed;
  stands: Typed;
}

const NOT_SENT: SaveOutcome = { mayReload: false };
const CALM = { errors: [], problem: undefined, collision: undefined };

/**
 * The state of an editor. What is typed is kept on the device at each change and found there again; it is forgotten once it is
 * saved. Whoever saves after somebody else gets both versions to choose from, field by field.
 */
export function useEditor({
  list,
  accountId,
  fields,
  item,
  initial = {},
  madeOf = "",
  isReadOnly,
  unfit,
  takesUpDraft,
}: EditorOptions) {
  const { i18n } = useLingui();
  const draftName = `edit-${list}-${item?.id ?? `new${madeOf}`}-of-${accountId}`;
  const isOnItsWay = useRef(false);
  const [state, setState] = useState<EditorState>(() => {
    const stands = typedFields(fields, item ? (item.values as FieldValues) : initial, i18n.locale);
    const rev = item?.rev ?? "";
    const begun = { rev, stands, typed: stands, errors: [], refusedCount: 0, isSaving: false };
    // What was typed on an older version is compared with that one when it is saved.
    const draft = takesUpDraft && !isReadOnly ? readDraft<Draft>(draftName) : undefined;
    return { ...begun, ...draft, isKept: draft !== undefined };
  });

  // What can only be moved is shown as it stands, whatever was typed before it was approved; that stays on the device.
  const locked =
    isReadOnly && item ? typedFields(fields, item.values as FieldValues, i18n.locale) : undefined;
  const changed = locked ? [] : changedFields(fields, state.stands, state.typed);

  const fitting = typedWithout(fields, state.typed, unfit(state.typed));

  function type(name: string, value: unknown): void {
    setState((before) => {
      const typed = { ...before.typed, [name]: value };
      const errors = before.errors.filter(({ param }) => param !== name && !param.startsWith(`${name}.`));
      return { ...before, typed, errors, isKept: keep({ ...before, typed }) };
    });
  }

  function keep({ rev, typed, stands }: Draft): boolean {
    if (changedFields(fields, stands, typed).length === 0) {
      forgetDraft(draftName);
      return false;
    }
    return keepDraft(draftName, { rev, typed, stands } satisfies Draft);
  }

  /** Saves what is typed, and a step of the state with it. */
  async function save(besides: object = {}): Promise<SaveOutcome> {
    if (isOnItsWay.current) return NOT_SENT;
    // A new one is sent whole.
    const stands = item ? state.stands : null;
    const sent = state.typed;
    const { changes, unreadable } = isReadOnly
      ? { changes: {}, unreadable: [] }
      : changesOfTyped(fields, { typed: fitting, stands });
    if (unreadable.length > 0) {
      refuse(unreadable.map((param) => ({ msg: "", param })));
      return NOT_SENT;
    }
    isOnItsWay.current = true;
    setState((before) => ({ ...before, ...CALM, besides, isSaving: true }));
    try {
      const answer = await send({ ...changes, ...besides });
      forgetDraft(draftName);
      const saved = typedFields(fields, answer, i18n.locale);
      const savedAt = new Date().toISOString();
      setState((before) => ({
        ...before,
        ...CALM,
        rev: answer.rev,
        stands: saved,
        // What was typed while it was on its way stays.
        typed: { ...saved, ...differing(fields, sent, before.typed) },
        savedAt,
        isSaving: false,
        isKept: false,
      }));
      return { answer, mayReload: true };
    } catch (error) {
      return { mayReload: isPageKept(fail(error)) };
    } finally {
      isOnItsWay.current = false;
    }
  }

  function send(changes: Record<string, unknown>): Promise<AnsweredItem> {
    if (item) return saveItem(list, { _id: String(item.id), rev: locked ? item.rev : state.rev, changes });
    return addItem(list, changes);
  }

  /** Shows why it failed, and returns the problem where it is none of what was typed. */
  function fail(error: unknown): SaveProblem | undefined {
    const { status = 0, errors = [], current } = error instanceof CallFailed ? error : {};
    if (status === 409 && current) {
      collide(current as AnsweredItem);
      return undefined;
    }
    const problem = saveProblem(error);
    if (isPageKept(problem) && status !== 403 && errors.length > 0 && status < 500) {
      refuse(errors);
      return undefined;
    }
    setState((before) => ({ ...before, ...CALM, problem, isSaving: false }));
    return problem;
  }

  /** In the order of the fields. */
  function refuse(errors: readonly FieldError[]): void {
    const names = Object.keys(fields);
    const place = ({ param }: FieldError) => names.indexOf(param.replace("changes.", "").split(".")[0] ?? "");
    const named = errors.map((error) => ({ ...error, param: error.param.replace(/^changes\./, "") }));
    setState((before) => ({
      ...before,
      ...CALM,
      errors: named.toSorted((one, other) => place(one) - place(other)),
      refusedCount: before.refusedCount + 1,
      isSaving: false,
    }));
  }

  function collide(current: AnsweredItem): void {
    setState((before) => {
      const theirs = typedFields(fields, current, i18n.locale);
      const { together, contested } = putTogether(fields, {
        before: before.stands,
        mine: before.typed,
        theirs,
      });
      if (contested.length === 0) {
        const next = { ...before, ...CALM, rev: current.rev, stands: theirs, typed: together };
        return { ...next, isSaving: false, isKept: keep(next), problem: "together" };
      }
      const collision = { contested, before: before.stands, mine: together, theirs, rev: current.rev };
      return { ...before, ...CALM, collision, isSaving: false };
    });
  }

  /** What was chosen of the fields that both changed; it is on the page now, and not yet saved. */
  function settle(chosen: Typed): void {
    setState((before) => {
      if (!before.collision) return before;
      const { rev, theirs, mine } = before.collision;
      const next = { ...before, ...CALM, rev, stands: theirs, typed: { ...mine, ...chosen } };
      return { ...next, isKept: keep(next) };
    });
  }

  /** What is typed is given up for what stands. */
  function discard(): void {
    forgetDraft(draftName);
    const stands = typedFields(fields, item ? (item.values as FieldValues) : initial, i18n.locale);
    setState((before) => ({
      ...before,
      ...CALM,
      rev: item?.rev ?? "",
      stands,
      typed: stands,
      isKept: false,
    }));
  }

  return { ...state, ...(locked && { typed: locked }), fitting, changed, type, save, settle, discard };
}

export type Editor = ReturnType<typeof useEditor>;

/** The fields that are typed otherwise than before, as they are typed now. */
function differing(fields: Fields, before: Typed, now: Typed): Typed {
  return Object.fromEntries(changedFields(fields, before, now).map((name) => [name, now[name]]));
}
