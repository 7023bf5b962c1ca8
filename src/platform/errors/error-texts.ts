import { msg } from "@lingui/core/macro";

/**
 * Every text of the error catalogue (specification section 8), in its order and with its exact English words.
 * Whoever shows an error takes its text from here, so that one error has one wording in every language.
 */
export const ERROR_TEXTS = {
  unknownPage: msg({ id: "error.cause.unknown-page", message: "This page could not be found" }),
  /** With the value `name`. */
  unknownMiddleware: msg({ id: "error.cause.unknown-middleware", message: "Unknown middleware {name}" }),
  unknownError: msg({ id: "error.unknown-error", message: "An unknown error occurred" }),
  crashed: msg({ id: "error.cause.crashed", message: "This page stumbled while loading" }),
  pageNotFound: msg({ id: "error.cause.not-found", message: "Page not found" }),
  errorPage: msg({ id: "error.boundary", message: "An error occurred while showing the error page" }),
  nameTaken: msg({ id: "error.name-taken", message: "Username already exists... " }),
  serverTrouble: msg({
    id: "error.server-trouble",
    message: "Something is wrong on our side. Please try again in a moment.",
  }),
  imageTooLarge: msg({
    id: "error.image-too-large",
    message: "This image is too large. It may be 10 MB at most.",
  }),
  menuImage: msg({ id: "error.menu-image", message: "Error handling menuimage :(" }),
  userChange: msg({ id: "error.user-change", message: "Error handling userchange :(" }),
  review: msg({ id: "error.review", message: "error approving review" }),
  locationTitle: msg({ id: "error.location.title", message: "Error getting your location" }),
  location: msg({
    id: "error.location.text",
    message: "Your privacy settings block it, or your browser does not support it.",
  }),
  emailMissing: msg({ id: "error.email-missing", message: "Please enter your email address" }),
  copy: msg({
    id: "error.copy",
    message: "Copying did not work. Please select the link and copy it yourself.",
  }),
  unavailable: msg({ id: "error.cause.unavailable", message: "Our database is not answering right now" }),
} as const;
