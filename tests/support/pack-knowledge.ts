// What the assistant knows of one of the two sample providers, read from its pack without a database.
import { join } from 'node:path'
import { type Knowledge, openKnowledge } from '#domain/assistant/knowledge.ts'
import { type Offered, onSale } from '#domain/assistant/offered.ts'
import { readPack } from '#domain/pack/read-pack.ts'
import type { Provider } from '#domain/provider/provider.ts'
import { newId } from '#kernel/id.ts'

const opened = new Map<string, Promise<Knowledge>>()

/** Once per run; `today` is a day on which every package of both is on sale. */
export function packKnowledge(pack: 'sample-provider' | 'second-provider', today = '2026-11-22'): Promise<Knowledge> {
  const known = opened.get(pack) ?? open(pack, today)
  opened.set(pack, known)
  return known
}

async function open(folder: string, today: string): Promise<Knowledge> {
  const { provider, offered } = await packOffered(folder, today)
  return openKnowledge(provider, offered)
}

/** What a sample provider has on sale on a day. */
export async function packOffered(
  folder: string,
  today = '2026-11-22',
): Promise<{ provider: Provider; offered: Offered }> {
  const { pack, faults } = await readPack(join(import.meta.dirname, '../../data', folder))
  if (!pack) throw new Error(`the pack ${folder} has ${faults.length} faults`)
  const { company, procedures, packages, practitioners } = pack
  const provider: Provider = { ...pack.provider, id: newId(), revision: 1, company: { ...company, id: newId() } }
  const hotels = pack.hotels.map(({ row }) => row)
  return { provider, offered: onSale({ procedures, packages, practitioners, hotels }, today) }
}
