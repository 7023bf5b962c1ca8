/** A menu as it stood until somebody saved another. */
export interface MenuVersion {
  id: number;
  /** Until when it stood, ISO 8601. */
  until: string;
  /** Who changed it then; null for somebody who has left. */
  by: string | null;
  lineCount: number;
}
