import { Plural, Trans, useLingui } from "@lingui/react/macro";
import type { MessageDescriptor } from "@lingui/core";
import { Fragment, type ReactNode, type SubmitEvent, useRef } from "react";
import { useRevalidator } from "react-router";
import { useFormWords } from "#platform/i18n/use-form-words.ts";
import type { FieldError } from "#platform/errors/errors.ts";
import { Button } from "#ui/button/button.tsx";
import { ErrorSummary } from "#ui/field/error-summary.tsx";
import { leadToField } from "#ui/field/lead-to-field.ts";
import { Section } from "#ui/layout/section.tsx";
import { Stack } from "#ui/layout/stack.tsx";
import { useIsHydrated } from "#ui/use-is-hydrated.ts";
import {
  changedFields,
  type EditedItem,
  type FieldGroup,
  type Fields,
  type FieldValues,
  fittingField,
  groupsWith,
  type NamedItem,
} from "../../field.ts";
import type { Revision } from "../../revision.ts";
import { heldFields, type Typed, typedFields, valuesTyped } from "../../typed.ts";
import { CollisionPart } from "./collision-part.tsx";
import styles from "./editor.module.css";
import { EditorFoot } from "./editor-foot.tsx";
import { EditorProblemNotice } from "./editor-problem.tsx";
import { FieldControl } from "./field-control.tsx";
import { NotSaved } from "./not-saved.tsx";
import { useLeadToSaved } from "./just-saved.ts";
import { fieldsIn, RevisionList } from "./revision-list.tsx";
import { PreviewButton } from "./preview-button.tsx";
import type { Preview } from "./preview-sheet.tsx";
import type { OwnControl, OwnControls } from "./own-control.ts";
import { SavedState } from "./saved-state.tsx";
import { useEditor } from "./use-editor.ts";
import { UnfitNote } from "./unfit-note.tsx";
import { isInside, listErrors } from "./listed-errors.ts";
import { useMistakeWords } from "./use-mistake-words.ts";
import { useSaveKey } from "./use-save-key.ts";

/** What is done with the thing besides saving its fields, such as a step of its state. */
export interface EditorStep {
  id: string;
  label: MessageDescriptor;
  /** Saved together with what is typed. */
  besides: object;
  isDanger?: boolean;
}

type EditorPageProps = {
  list: string;
  /** Of whoever edits. */
  accountId: number;
  fields: Fields;
  groups: readonly FieldGroup[];
  item: EditedItem<object> | null;
  initial?: FieldValues;
  /** Of a new one that is made of something: what, in the name of its draft, and what is sent with its fields. */
  made?: { of: string; besides: object } | null | undefined;
  revisions?: readonly Revision[];
  /** What is wrong, by the sentence of the API where it is of this thing alone, else by the name of the field. */
  mistakes?: Readonly<Record<string, MessageDescriptor>>;
  /** A new one holds as soon as it is saved. */
  hasNoDraft?: boolean;
  /** Only steps can be taken. */
  isReadOnly?: boolean;
  /** Of an `item` field, where there are only some. */
  choices?: Readonly<Record<string, readonly NamedItem[]>>;
  /** The control of a field in place of that of its kind; null for the others. */
  renderControl?: (name: string, control: OwnControls) => ReactNode;
  /** Fields that this one has not, by what is typed. */
  hidden?: (typed: Typed) => readonly string[];
  /** Fields that the thing cannot have, by what is typed: not drawn, and saved empty, which is said where they hold something. */
  unfit?: (typed: Typed) => readonly string[];
  /** Below a field: what is to be said of what is typed in it, and in the others, and a way out of what is wrong with it. */
  beside?: (name: string, value: unknown, typed: Typed, mistake: FieldError | undefined) => ReactNode;
  /** Below the title of a group: how old it is, and who says so. */
  notes?: Readonly<Record<string, ReactNode>>;
  /** Its public page with what is typed. */
  preview?: Preview;
  steps: readonly EditorStep[];
  /** Above the fields: its state, why it was refused. */
  children?: ReactNode;
  /** Of the page of one thing, to which a new one leads once it is saved. Without it there are no new ones. */
  itemPath?: string;
};

const NONE: readonly never[] = [];
const NOTHING = {};
const none = () => NONE;
const NO_NOTES: NonNullable<EditorPageProps["notes"]> = {};

/** The editor of one thing: its fields in groups, what is saved and what not, two who saved at once, and earlier versions. */
export function EditorPage(props: EditorPageProps) {
  const isHydrated = useIsHydrated();
  // Another one then, which begins with what is kept on the device.
  return <Editor key={String(isHydrated)} {...props} isHydrated={isHydrated} />;
}

function Editor({
  list,
  accountId,
  fields,
  groups,
  item,
  initial,
  made,
  revisions = NONE,
  mistakes = NOTHING,
  hasNoDraft = false,
  isReadOnly = false,
  choices = NOTHING,
  renderControl,
  hidden = none,
  unfit = none,
  beside,
  notes = NO_NOTES,
  preview,
  steps,
  children,
  itemPath,
  isHydrated,
}: EditorPageProps & {
  /** Before that a press would send the form as a browser does, and what is typed would be lost. */
  isHydrated: boolean;
}) {
  const { i18n } = useLingui();
  const { refused } = useFormWords();
  const { revalidate } = useRevalidator();
  const leadToSaved = useLeadToSaved();
  const editor = useEditor({
    list,
    accountId,
    fields,
    item,
    isReadOnly,
    unfit,
    takesUpDraft: isHydrated,
    ...(initial && { initial }),
    ...(made && { madeOf: made.of }),
  });
  const words = useMistakeWords(fields, mistakes);
  const { typed, errors, changed, collision } = editor;

  async function save(besides: object = {}) {
    const { answer, mayReload } = await editor.save(besides);
    if (answer && !item && itemPath) leadToSaved(`${itemPath}?id=${answer["_id"]}`);
    // Also where it was refused: somebody else may have moved it.
    if (mayReload) await revalidate();
  }

  const form = useRef<HTMLFormElement>(null);
  useSaveKey(form);

  function submit(event: SubmitEvent<HTMLFormElement>) {
    event.preventDefault();
    // The key asks for it also where there is no button.
    if (!isReadOnly) void save(made?.besides);
  }

  if (collision) return <CollisionPart fields={fields} collision={collision} onSettle={editor.settle} />;

  const away = new Set([...hidden(typed), ...unfit(typed)]);
  const emptied = heldFields(fields, typed, unfit(typed));
  const shownGroups = groupsWith(fields, (name) => !away.has(name) || emptied.includes(name));
  const idOf = (name: string) => `edit-${name}`;
  const mistakeOf = (param: string) =>
    errors.find((one) => one.param === param || isInside(fields, param, one.param));
  const errorOf = (param: string) => {
    const error = mistakeOf(param);
    return error && words(error);
  };
  const controlOf = (name: string): OwnControl => ({
    id: idOf(name),
    value: typed[name],
    error: errorOf(name),
    isReadOnly: isReadOnly || (item !== null && fields[name]?.isFixed === true),
    onChange: (value: unknown) => editor.type(name, value),
  });
  const listed = listErrors(fields, {
    errors,
    typed,
    idOf,
    wordsOf: words,
    labelOf: (label) => i18n._(label),
  });

  const firstField = listed.find(({ fieldId }) => fieldId !== null)?.fieldId;

  return (
    <form ref={form} id="editor" method="post" noValidate onSubmit={submit}>
      <Stack gap={6}>
        {children}
        {errors.length > 0 && <ErrorSummary key={editor.refusedCount} title={refused} errors={listed} />}
        {groups
          .filter(({ group }) => shownGroups.has(group))
          .map(({ group, label }) => (
            <Section key={group} title={i18n._(label)} className={styles.group}>
              {notes[group] && <div className={styles.ofGroup}>{notes[group]}</div>}
              <UnfitNote fields={fields} names={emptied.filter((name) => fields[name]?.group === group)} />
              <div className={styles.fields}>
                {Object.entries(fields)
                  .filter(([name, field]) => field.group === group && !away.has(name))
                  .map(([name, field]) => {
                    const { error: _, ...control } = controlOf(name);
                    const ownControl = renderControl?.(name, { ...controlOf(name), of: controlOf });
                    if (ownControl) return <Fragment key={name}>{ownControl}</Fragment>;
                    const note = beside?.(name, typed[name], typed, mistakeOf(name));
                    return (
                      <Fragment key={name}>
                        <FieldControl
                          {...control}
                          field={fittingField(field, typed, typed[name])}
                          choices={choices[name]}
                          errorOf={(part) => errorOf(part ? `${name}.${part}` : name)}
                        />
                        {note && <div className={styles.beside}>{note}</div>}
                      </Fragment>
                    );
                  })}
              </div>
            </Section>
          ))}
        {preview && (
          <PreviewButton Part={preview} item={item} valuesOf={() => valuesTyped(fields, editor.fitting)} />
        )}
        <EditorFoot>
          <EditorProblemNotice problem={editor.problem} onRetry={() => void save(editor.besides)} />
          {errors.length > 0 && (
            <NotSaved onShow={firstField ? () => leadToField(firstField) : undefined}>
              <Plural
                id="dashboard.problem.refused"
                value={errors.length}
                one="Not saved: # field isn’t right yet."
                other="Not saved: # fields aren’t right yet."
              />
            </NotSaved>
          )}
          <SavedState editor={editor} fields={fields} />
          {changed.length > 0 && item && (
            <Button kind="bare" onClick={editor.discard}>
              <Trans id="dashboard.editor.discard">Discard changes</Trans>
            </Button>
          )}
          {steps.map(({ id, label, besides, isDanger }) => (
            <Button
              key={id}
              kind={isDanger ? "danger" : "quiet"}
              disabled={!isHydrated}
              isLoading={editor.isSaving}
              onClick={() => void save(besides)}
            >
              {i18n._(label)}
            </Button>
          ))}
          {!isReadOnly && (
            <Button type="submit" disabled={!isHydrated} isLoading={editor.isSaving}>
              {item || hasNoDraft ? (
                <Trans id="dashboard.editor.save">Save</Trans>
              ) : (
                <Trans id="dashboard.editor.add">Save as a draft</Trans>
              )}
            </Button>
          )}
        </EditorFoot>
        {item && (
          <RevisionList
            fields={fields}
            values={item.values as FieldValues}
            revisions={revisions}
            onRestore={
              isReadOnly
                ? undefined
                : (stood) => {
                    const before = fieldsIn(stood, fields);
                    for (const [name, value] of Object.entries(typedFields(before, stood, i18n.locale))) {
                      if (!fields[name]?.isFixed) editor.type(name, value);
                    }
                    const [first] = changedFields(before, stood, item.values as FieldValues);
                    if (first) leadToField(idOf(first));
                  }
            }
          />
        )}
      </Stack>
    </form>
  );
}
