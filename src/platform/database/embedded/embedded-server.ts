/** How to reach the server through its Unix socket; the fields are those of a `pg` Pool or Client. */
export interface Connection {
  /** The folder of the socket. */
  host: string;
  user: string;
  database: string;
  port: number;
}

export interface Exit {
  code: number | null;
  signal: NodeJS.Signals | null;
}

export interface EmbeddedServer {
  connection: Connection;
  /** The same as `connection`, in the form of DATABASE_URL. */
  url: string;
  /** False when the server belongs to another process and was only joined. */
  isOwner: boolean;
  /** Stops the server and gives the folder free; a joined server is left alone. May be called twice. */
  stop(): Promise<void>;
  /** Called each time the server's process ends by itself; it is then already being restarted. */
  onExit(callback: (exit: Exit) => void): void;
}

export interface EmbeddedOptions {
  /** DATA_DIR; the server's files live in its folder `postgres`. Made when missing. */
  dataDir: string;
  /** Called with what is being waited for, in a sentence for people. */
  onProgress?: (step: string) => void;
  /** Called with the lines of the server's log and with what had to be repaired at the start. */
  log?: (line: string) => void;
  /**
   * False is for test runs only: nothing is forced to the disk, and on Linux the server ends with this process, even
   * when that is killed.
   */
  isDurable?: boolean;
  /** A folder with `initdb` and `postgres` of another PostgreSQL than the one that npm installed. */
  binaries?: string;
  /** Where root's server keeps its files when its account can't enter `dataDir`. */
  fallbackDir?: string;
}

export const SERVER_USER = "app";
const PORT = 5432;

/** The file name of the socket, which clients make up from the port. */
export const SOCKET_NAME = `.s.PGSQL.${PORT}`;

export function connectionThrough(socketFolder: string): Pick<EmbeddedServer, "connection" | "url"> {
  const connection = { host: socketFolder, user: SERVER_USER, database: SERVER_USER, port: PORT };
  const url = `postgres://${SERVER_USER}@localhost:${PORT}/${SERVER_USER}?host=${encodeURIComponent(socketFolder)}`;
  return { connection, url };
}
