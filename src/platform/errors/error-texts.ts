import { msg } from "@lingui/core/macro";

// Every text of the error catalogue (specification section 8), in its order and with its exact English words. Every shown error
// takes its text from here, so that it has one wording in each language. Each is an export of its own, so that a page carries
// only those it can show.

export const unknownPage = msg({ id: "error.cause.unknown-page", message: "This page could not be found" });
/** With the value `name`. */
export const unknownMiddleware = msg({
  id: "error.cause.unknown-middleware",
  message: "Unknown middleware {name}",
});
export const unknownError = msg({ id: "error.unknown-error", message: "An unknown error occurred" });
export const crashed = msg({ id: "error.cause.crashed", message: "This page stumbled while loading" });
export const pageNotFound = msg({ id: "error.cause.not-found", message: "Page not found" });
export const errorPage = msg({
  id: "error.boundary",
  message: "An error occurred while showing the error page",
});
export const nameTaken = msg({ id: "error.name-taken", message: "Username already exists... " });
export const serverTrouble = msg({
  id: "error.server-trouble",
  message: "Something’s wrong on our side. Please try again in a moment.",
});
export const imageTooLarge = msg({
  id: "error.image-too-large",
  message: "This image is too large. The limit is 10 MB.",
});
export const menuImage = msg({ id: "error.menu-image", message: "Error handling menuimage :(" });
export const userChange = msg({ id: "error.user-change", message: "Error handling userchange :(" });
export const review = msg({ id: "error.review", message: "error approving review" });
export const locationTitle = msg({ id: "error.location.title", message: "Error getting your location" });
export const location = msg({
  id: "error.location.text",
  message: "Your privacy settings block it, or your browser doesn’t support it.",
});
export const locationTimeout = msg({
  id: "error.location.timeout",
  message: "It took too long to find out where you are.",
});
export const locationUnavailable = msg({
  id: "error.location.unavailable",
  message: "Your device doesn’t know where you are right now.",
});
export const emailMissing = msg({ id: "error.email-missing", message: "Please enter your email address" });
export const copy = msg({
  id: "error.copy",
  message: "Copying didn’t work. Please select the link and copy it yourself.",
});
export const unavailable = msg({
  id: "error.cause.unavailable",
  message: "Our database isn’t answering right now",
});
/** With the values `status` and `cause`: of a part of a page that failed (docs/decisions/0029-failures-in-their-place.md). */
export const inPlace = msg({ id: "error.in-place", message: "Error {status}: {cause}." });
