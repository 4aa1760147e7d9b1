// Where reports of the browser go, read from the key of their project: `https://key@host/project`.

/** Only letters and digits where they become part of an address or a policy. */
export const dsnPattern = /^(https?):\/\/(\w+)@([\w.-]+(?::\d{1,5})?)\/(\d+)$/

export type ReportAddress = {
  /** For the policy of pages, which names whom the browser may call. */
  origin: string
  /** Takes envelopes; the version is the one of the envelope protocol (develop.sentry.dev/sdk/data-model/envelopes). */
  url: string
}

/** Undefined for what is no such key. */
export function readReportAddress(dsn: string | undefined): ReportAddress | undefined {
  const [, scheme, key, host, project] = dsnPattern.exec(dsn ?? '') ?? []
  if (!scheme) return undefined
  const origin = `${scheme}://${host}`
  return { origin, url: `${origin}/api/${project}/envelope/?sentry_version=7&sentry_key=${key}` }
}
