/** The mark of the site, as in `public/icon.svg`. */
export const SITE_MARK =
  '<svg xmlns="http://www.w3.org/2000/svg" viewBox="0 0 32 32"><rect width="32" height="32" rx="7" fill="#0f5c4a"/><path fill="#faf7f0" d="M9 27V13h2v-2h2V8h2V5h2v3h2v3h2v2h2v14h-5v-5h-4v5z"/><path fill="#e8912d" d="M12 15h2v3h-2zm3 0h2v3h-2zm3 0h2v3h-2z"/></svg>';
