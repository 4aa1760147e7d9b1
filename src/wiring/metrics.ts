// Numbers for Prometheus: requests, page cache, waiting mails, failed jobs, stranded payments, memory, uptime. No label is taken from what a caller sent.
import { createHash, timingSafeEqual } from 'node:crypto'
import type { JobFailures } from './open-mails.ts'
import type { MailWaits } from './watch-mails.ts'

/** Which part of the house answered; never the path itself, which may name a person's procedure. */
export type Area = 'api' | 'page' | 'asset' | 'machine'

export function areaOf(path: string): Area {
  if (path.startsWith('/api/')) return 'api'
  if (path.startsWith('/assets/') || path.startsWith('/builds/')) return 'asset'
  return path === '/healthz' || path === '/readyz' || path === '/metrics' ? 'machine' : 'page'
}

export type Metrics = {
  /** Counts one answered request. */
  count(area: Area, method: string, status: number): void
  /** Everything, in Prometheus' text format 0.0.4. */
  write(): string
}

type MetricsRead = {
  pageCache: { hits: number; misses: number }
  mailWaits: MailWaits
  jobFailures: JobFailures
  strandedPayments: { count: number }
}

const methods = ['GET', 'HEAD', 'POST']

/** They are looked at for each writing. */
export function createMetrics({ pageCache, mailWaits, jobFailures, strandedPayments }: MetricsRead): Metrics {
  const requests = new Map<string, number>()
  return {
    count: (area, method, status) => {
      const known = methods.includes(method) ? method : 'other'
      const labels = `{area="${area}",method="${known}",status="${Math.floor(status / 100)}xx"}`
      requests.set(labels, (requests.get(labels) ?? 0) + 1)
    },
    write: () => {
      const memory = process.memoryUsage()
      return [
        ...metric('epidaurus_requests_total', 'counter', 'Requests answered.', requests),
        ...metric('epidaurus_page_cache_total', 'counter', 'Pages asked for, by whether they were kept already.', [
          ['{result="hit"}', pageCache.hits],
          ['{result="miss"}', pageCache.misses],
        ]),
        ...metric('epidaurus_oldest_unsent_mail_seconds', 'gauge', 'How long the oldest mail waits to leave.', [
          ['{kind="code"}', mailWaits.code],
          ['{kind="other"}', mailWaits.other],
        ]),
        ...metric('epidaurus_failed_jobs_total', 'counter', 'Jobs that failed and are tried again, by why.', [
          ['{why="bug"}', jobFailures.bug],
          ['{why="other"}', jobFailures.other],
        ]),
        ...metric('epidaurus_stranded_payments', 'gauge', 'Orders with money that nothing stands for.', [
          ['', strandedPayments.count],
        ]),
        ...metric('process_resident_memory_bytes', 'gauge', 'Memory that the process holds.', [['', memory.rss]]),
        ...metric('epidaurus_heap_used_bytes', 'gauge', 'Memory in use by objects.', [['', memory.heapUsed]]),
        ...metric('epidaurus_uptime_seconds', 'gauge', 'Time since the start.', [['', process.uptime()]]),
        '',
      ].join('\n')
    },
  }
}

function metric(name: string, type: 'counter' | 'gauge', help: string, values: Iterable<[string, number]>): string[] {
  const lines = Array.from(values, ([labels, value]) => `${name}${labels} ${value}`)
  return [`# HELP ${name} ${help}`, `# TYPE ${name} ${type}`, ...lines]
}

/** Whoever brings the token; this machine itself needs none. */
export function mayReadMetrics(headers: Headers, token: string | undefined): boolean {
  const digest = (text: string) => createHash('sha256').update(text).digest()
  const given = headers.get('authorization') ?? ''
  return token !== undefined && timingSafeEqual(digest(given), digest(`Bearer ${token}`))
}
