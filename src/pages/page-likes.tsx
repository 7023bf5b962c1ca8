import type { ComponentProps } from "react";
import { Likes } from "#features/social/ui/likes.tsx";
import { useHasAccounts } from "./layouts/use-site.ts";

/** The likes of what a page is about; absent where nobody can sign in. */
export function PageLikes(likes: ComponentProps<typeof Likes>) {
  return useHasAccounts() ? <Likes {...likes} /> : null;
}
