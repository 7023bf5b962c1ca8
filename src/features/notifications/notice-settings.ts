import * as v from "valibot";
import { HIDEABLE_CLASSES, NOTICE_CLASSES, type NoticeClass } from "./notice-class.ts";

const listOf = (classes: readonly NoticeClass[]) =>
  v.pipe(
    v.array(v.picklist(classes, `Must be of ${classes.join(", ")}`)),
    v.maxLength(classes.length, `Must have at most ${classes.length}`),
  );

/** Classes of notices that somebody chose. */
export const classesSchema = listOf(NOTICE_CLASSES);

/** What is not to be under the bell. */
export const hiddenForm = v.strictObject({ hidden: listOf(HIDEABLE_CLASSES) });
