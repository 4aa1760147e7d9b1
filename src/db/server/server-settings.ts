// The settings that the embedded server is started with: a small machine, loopback only, nobody's data in its messages.

/** The command line arguments for `postgres`. Given at each start, so that they change with the product's version. */
export function serverSettings(options: { port: number; durable: boolean; clusterName: string }): string[] {
  const settings: Record<string, string | number> = {
    cluster_name: options.clusterName,
    listen_addresses: '127.0.0.1',
    port: options.port,
    unix_socket_directories: '',
    max_connections: 60,
    shared_buffers: '64MB',
    max_wal_size: '256MB',
    // A segment that is over is removed: kept for later use it would hold what was erased since.
    wal_recycle: 'off',
    jit: 'off',
    // Parallel queries want more shared memory than containers give, and small tables do not need them.
    max_parallel_workers_per_gather: 0,
    timezone: 'UTC',
    logging_collector: 'off',
    log_checkpoints: 'off',
    log_min_messages: 'warning',
    log_statement: 'none',
    // Neither the statement nor the detail of an error ("Key (email)=(...)"): both hold what patients typed.
    log_min_error_statement: 'panic',
    log_error_verbosity: 'terse',
    ...(options.durable ? {} : { fsync: 'off', synchronous_commit: 'off', full_page_writes: 'off' }),
  }
  return Object.entries(settings).flatMap(([name, value]) => ['-c', `${name}=${value}`])
}
