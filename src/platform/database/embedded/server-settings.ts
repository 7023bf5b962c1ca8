import { SERVER_USER } from "./embedded-server.ts";

export interface SettingsFor {
  majorVersion: number;
  socketFolder: string;
  hbaFile: string;
  isDurable: boolean;
  bufferMegabytes: number;
}

/** For a small machine that the server shares with the application. */
const SMALL_MACHINE = `
listen_addresses = ''
unix_socket_permissions = 0700
max_connections = 50
work_mem = 8MB
huge_pages = off
max_wal_size = 1GB
min_wal_size = 64MB
wal_compression = on
checkpoint_timeout = 15min
random_page_cost = 1.1
jit = off
max_parallel_workers_per_gather = 0
autovacuum_max_workers = 2
idle_in_transaction_session_timeout = 60s
lock_timeout = 10s
timezone = 'UTC'
log_timezone = 'UTC'
log_line_prefix = ''
log_min_duration_statement = 500ms
`;

/** Values and the details of broken keys are people's names and addresses: the log gets neither. */
const NO_VALUES_IN_LOG = `
log_parameter_max_length = 0
log_parameter_max_length_on_error = 0
log_error_verbosity = terse
`;

const SINCE_18 = `
io_method = worker
io_workers = 1
`;

const DURABLE = `
fsync = on
synchronous_commit = on
full_page_writes = on
`;

const FORGETFUL = `
fsync = off
synchronous_commit = off
full_page_writes = off
autovacuum = off
`;

/** The text of postgresql.conf. */
export function serverSettings({
  majorVersion,
  socketFolder,
  hbaFile,
  isDurable,
  bufferMegabytes,
}: SettingsFor): string {
  return [
    "# Written at every start. What you write into local.conf beside this file stays and wins.",
    // The list of folders is split at commas that are not between double quotes.
    `unix_socket_directories = ${quoted(`"${socketFolder.replaceAll('"', '""')}"`)}`,
    `hba_file = ${quoted(hbaFile)}`,
    SMALL_MACHINE,
    `shared_buffers = ${bufferMegabytes}MB`,
    NO_VALUES_IN_LOG,
    majorVersion >= 18 ? SINCE_18 : "",
    isDurable ? DURABLE : FORGETFUL,
    "include_if_exists = 'local.conf'",
    "",
  ].join("\n");
}

/** The text of pg_hba.conf: no network and no password, the socket's folder lets in only root and the server's user. */
export const clientRules = `# Written at every start; to have your own, name another hba_file in local.conf.
local all ${SERVER_USER} trust
local replication ${SERVER_USER} trust
`;

function quoted(value: string): string {
  return `'${value.replaceAll("\\", "\\\\").replaceAll("'", "''")}'`;
}
