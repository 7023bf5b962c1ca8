/** What became of letters since the process began. */
export interface MailNews {
  /** Off: letters are kept as files. */
  isOn: boolean;
  /** Null where there was none. */
  sentAt: Date | null;
  /** Also one that was refused for good. */
  failedAt: Date | null;
}

/** What only the process itself knows of how it runs, for the page of the admins. */
export interface Operation {
  /** Of the Matomo that counts visits; null where the site does. */
  matomoHost: string | null;
  mailNews: () => MailNews;
  /** Of the disk of DATA_DIR. @throws when it cannot be asked */
  space: () => Promise<{ freeBytes: number; totalBytes: number }>;
}
