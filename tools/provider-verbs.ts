// What the command line of a provider can do, verb by verb.
import { writePackTo } from './export-verb.ts'
import { againstDatabase, checkPack, confirmPrices, loadPack } from './load-pack.ts'
import { makeOffer } from './make-offer.ts'
import { listRequests, replyInThread, withdrawLast } from './quote-verbs.ts'
import { listShared, readShared } from './shared-verbs.ts'
import { addStaff, listColleagues, removeStaff } from './staff-verbs.ts'

export type ProviderVerb = {
  /** How many words follow it. */
  count: number
  /** Its lines of the usage, without `npm run provider -- `. */
  usage: readonly [words: string, what: string]
  /** Names of what follows as `--name VALUE`; all of them have to be there. */
  options?: readonly string[]
  /** Names of what may follow as `--name`. */
  flags?: readonly string[]
  /** @returns the exit code */
  run(words: string[], options: Record<string, string>, flags: ReadonlySet<string>): Promise<number>
}

/** In the order that the usage shows them. */
export const verbs: Record<string, ProviderVerb> = {
  check: {
    count: 1,
    flags: [againstDatabase],
    usage: [
      `check DIR [--${againstDatabase}]`,
      'reads a data pack and names every fault; writes nothing, and needs no database unless prices are to be held against it',
    ],
    run: ([folder = ''], _, flags) => checkPack(folder, flags),
  },
  import: {
    count: 1,
    flags: [confirmPrices],
    usage: [
      `import DIR [--${confirmPrices}]`,
      'does the same, then writes all of the pack to the database, or nothing; prices that change by more than 30 % have to be confirmed',
    ],
    run: ([folder = ''], _, flags) => loadPack(folder, flags),
  },
  export: {
    count: 2,
    usage: ['export DOMAIN DIR', 'writes the data pack of a provider, as it is now, into a new or empty folder'],
    run: ([domain = '', folder = '']) => writePackTo(domain, folder),
  },
  requests: {
    count: 1,
    usage: ['requests DOMAIN', 'lists quote requests: reference, state, day; nothing about anyone’s health'],
    run: ([domain = '']) => listRequests(domain),
  },
  offer: {
    count: 1,
    options: ['as'],
    flags: [confirmPrices],
    usage: [
      `offer FILE --as NAME [--${confirmPrices}]`,
      'sends the offer in FILE for a request, or a new version; the same file again changes nothing; prices far from the catalogue’s have to be confirmed',
    ],
    run: ([file = ''], { as = '' }, flags) => makeOffer(file, as, flags),
  },
  withdraw: {
    count: 2,
    options: ['as'],
    usage: ['withdraw DOMAIN REFERENCE --as NAME', 'takes back the open offer for a request'],
    run: ([domain = '', reference = ''], { as = '' }) => withdrawLast(domain, reference, as),
  },
  reply: {
    count: 1,
    options: ['as'],
    usage: ['reply FILE --as NAME', 'says the words in FILE in the thread of a request, once'],
    run: ([file = ''], { as = '' }) => replyInThread(file, as),
  },
  shared: {
    count: 1,
    usage: [
      'shared DOMAIN',
      'lists what patients share: id, practitioner, how many documents, until when, and their ids',
    ],
    run: ([domain = '']) => listShared(domain),
  },
  'read-shared': {
    count: 3,
    options: ['as', 'why'],
    usage: [
      'read-shared SHARE DOCUMENT OUTFILE --as NAME --why TEXT',
      'writes one shared document to a new file that only you may read',
    ],
    run: ([share = '', document = '', file = ''], { as: name = '', why = '' }) =>
      readShared(share, document, file, { name, why }),
  },
  staff: {
    count: 1,
    usage: ['staff DOMAIN', 'lists who works at the desk: e-mail address, name, roles, and whether they have come yet'],
    run: ([domain = '']) => listColleagues(domain),
  },
  'staff-add': {
    count: 2,
    options: ['name', 'roles'],
    usage: [
      'staff-add DOMAIN EMAIL --name NAME --roles LIST',
      'invites somebody to the desk, the first owner too; LIST is owner, coordinator, clinician, editor with commas',
    ],
    run: ([domain = '', email = ''], { name = '', roles = '' }) => addStaff(domain, { email, name, roles }),
  },
  'staff-remove': {
    count: 2,
    usage: ['staff-remove DOMAIN EMAIL', 'lets somebody go: the desk is closed to them at once'],
    run: ([domain = '', email = '']) => removeStaff(domain, email),
  },
}
