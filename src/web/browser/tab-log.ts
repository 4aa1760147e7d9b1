// The tab's log: the only place that writes to the browser's console. Names and codes only, never anything a person typed.

/** Each thing that the log can tell of. A closed list, so that no text of another making gets in. */
export type TabEvent =
  | 'api call failed'
  | 'currency code refused'
  | 'geo currency missing'
  | 'exchange rate unusable'
  | 'state not kept'
  | 'build manifest not read'
  | 'piece not loaded'
  | 'Failed to get the session because the user is empty'

/** All that is told beside the event: names of our own calls and stores, codes, statuses, references. */
export type TabFacts = { name?: string; code?: string; status?: number; reference?: string }

/** Something that a visitor was helped around: they may not even notice. */
export const warnInTab = (event: TabEvent, facts: TabFacts = {}): void => {
  // oxlint-disable-next-line no-console
  console.warn(line(event, facts))
}

/** Something that did not work. */
export const errorInTab = (event: TabEvent, facts: TabFacts = {}): void => {
  // oxlint-disable-next-line no-console
  console.error(line(event, facts))
}

function line(event: TabEvent, facts: TabFacts): string {
  const told = Object.entries(facts).filter(([, value]) => value !== undefined && value !== '')
  return [event, ...told.map(([name, value]) => `${name}=${safe(value)}`)].join(' ')
}

/** What does not look like a name or a code is not written down, whoever passed it. */
const safe = (value: string | number): string => (/^[\w.-]{1,64}$/.test(String(value)) ? String(value) : '?')
