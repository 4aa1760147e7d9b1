// Whose pages may stand beside a doctor's name as the source of a medical figure: an address counts by its host alone.

/** Hosts that count whole, with everything below them. docs/data-pack.md lists them; add one there too. */
const publishers = [
  // public-health bodies
  'who.int',
  'nice.org.uk',
  'nhsinform.scot',
  'rki.de',
  'has-sante.fr',
  // aviation authorities and the airlines' associations
  'caa.co.uk',
  'icao.int',
  'iata.org',
  'easa.europa.eu',
  // airlines' medical departments
  'airfrance.com',
  'britishairways.com',
  'emirates.com',
  'etihad.com',
  'flydubai.com',
  'klm.com',
  'lufthansa.com',
  'qantas.com',
  'qatarairways.com',
  'saudia.com',
  'singaporeair.com',
  'swiss.com',
  'turkishairlines.com',
  // medical societies
  'aao.org',
  'aaos.org',
  'ada.org',
  'asma.org',
  'asmbs.org',
  'baaps.org.uk',
  'bapras.org.uk',
  'bda.org',
  'boa.ac.uk',
  'entuk.org',
  'ishrs.org',
  'plasticsurgery.org',
  'rcophth.ac.uk',
  'rcseng.ac.uk',
] as const

/** Hosts that count alone: below nhs.uk single practices have pages of their own. */
const exactly = ['nhs.uk', 'www.nhs.uk']

/** The state's own pages: `cdc.gov`, `dha.gov.ae`, `gob.es`, `service-public.gouv.fr`. */
const government = /(?:^|\.)(?:gov|(?:gov|gob|gouv|gub|go)\.[a-z]{2})$/

export function isCitable(url: string): boolean {
  if (!URL.canParse(url)) return false
  const { protocol, hostname } = new URL(url)
  if (protocol !== 'https:') return false
  const isOf = (host: string) => hostname === host || hostname.endsWith(`.${host}`)
  return exactly.includes(hostname) || government.test(hostname) || publishers.some(isOf)
}
