import { Plural } from "@lingui/react/macro";
import { useState } from "react";
import { needArea } from "#platform/i18n/browser-translator.ts";
import { pressedPart } from "#platform/pressed-part.tsx";
import { Button } from "#ui/button/button.tsx";
import type { ButtonKind } from "#ui/button/button-look.ts";
import type { LikedItem } from "../calls.ts";
import type { LikeMark } from "../mark.ts";
import { LikeButton } from "./like-button.tsx";

const FriendsLikesDialog = pressedPart(async () => {
  const [part] = await Promise.all([import("./friends-likes-dialog.tsx"), needArea("social")]);
  return part.FriendsLikesDialog;
});

type LikesProps = {
  item: LikedItem;
  like: LikeMark;
  /** Of the button that likes. */
  kind?: ButtonKind;
};

/** The button that likes something and, for whoever has friends who like it, the way to see who they are. */
export function Likes({ item, like, kind = "quiet" }: LikesProps) {
  const [isOpen, setIsOpen] = useState(false);
  const close = () => setIsOpen(false);
  const { friendCount } = like;
  return (
    <>
      <LikeButton item={item} like={like} kind={kind} />
      {friendCount > 0 && (
        <Button kind="bare" onClick={() => setIsOpen(true)}>
          <Plural
            id="social.friends-like"
            value={friendCount}
            one="# friend likes this"
            other="# friends like this"
          />
        </Button>
      )}
      {isOpen && <FriendsLikesDialog item={item} onClose={close} onMissing={close} />}
    </>
  );
}
