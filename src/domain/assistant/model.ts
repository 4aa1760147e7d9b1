// What was learnt from examples, and how likely each thing is by it.
import type { Features } from './question-features.ts'

/** How likely each is, 0 to 1; together 1. The likeliest first. */
export type Guess<Label extends string> = { label: Label; likely: number }
export type Learnt<Label extends string> = (features: Features) => Guess<Label>[]

/** Where a feature stands among the weights, and how much it tells: the rarer, the more. */
export type Known = ReadonlyMap<string, { place: number; rarity: number }>

export type Model<Label extends string> = {
  labels: readonly Label[]
  known: Known
  /** A row for each place, a column for each label: 127ths of the largest weight of its row. */
  weights: Int8Array
  /** Of each place its largest weight. */
  largest: Float32Array
}

/** A question as numbers. */
export type Row = { places: Uint32Array; values: Float64Array }

/** How much every question has of place 0. */
const ofEvery = 0.3
const steps = 127

export function roundWeights<Label extends string>(
  { labels, known }: Pick<Model<Label>, 'labels' | 'known'>,
  weights: Float32Array,
): Model<Label> {
  const count = labels.length
  const rounded = new Int8Array(weights.length)
  const largest = new Float32Array(known.size + 1)
  for (let place = 0; place < largest.length; place++) {
    const row = weights.subarray(place * count, (place + 1) * count)
    const most = row.reduce((best, one) => Math.max(best, Math.abs(one)), 0)
    largest[place] = most
    for (const [at, one] of row.entries())
      rounded[place * count + at] = most === 0 ? 0 : Math.round((one / most) * steps)
  }
  return { labels, known, weights: rounded, largest }
}

export function guessBy<Label extends string>({ labels, known, weights, largest }: Model<Label>): Learnt<Label> {
  return (features) => {
    const { places, values } = rowOf(features, known)
    const own = new Float64Array(labels.length)
    judge({ places, values: values.map((one, at) => (one * (largest[places[at] ?? 0] ?? 0)) / steps) }, weights, own)
    return labels.map((label, at) => ({ label, likely: own[at] ?? 0 })).sort((one, other) => other.likely - one.likely)
  }
}

/** Brought to one length, so that a long question is not surer than a short one. */
export function rowOf(features: Features, known: Known): Row {
  const own = [...features].flatMap(([one, value]) => {
    const { place, rarity } = known.get(one) ?? {}
    return place === undefined || rarity === undefined ? [] : [[place, value * rarity] as const]
  })
  const length = Math.sqrt(own.reduce((sum, [, value]) => sum + value * value, 0)) || 1
  return {
    places: Uint32Array.from([0, ...own.map(([place]) => place)]),
    values: Float64Array.from([ofEvery, ...own.map(([, value]) => value / length)]),
  }
}

/** @param into one for each label; what was in it is forgotten */
export function judge({ places, values }: Row, weights: Float32Array | Int8Array, into: Float64Array): void {
  const count = into.length
  into.fill(0)
  for (let at = 0; at < places.length; at++) {
    const value = values[at] ?? 0
    for (let label = 0, cell = (places[at] ?? 0) * count; label < count; label++, cell++) {
      into[label] = (into[label] ?? 0) + value * (weights[cell] ?? 0)
    }
  }
  const most = into.reduce((best, one) => Math.max(best, one), Number.NEGATIVE_INFINITY)
  let sum = 0
  for (let label = 0; label < count; label++) {
    into[label] = Math.exp((into[label] ?? 0) - most)
    sum += into[label] ?? 0
  }
  for (let label = 0; label < count; label++) into[label] = (into[label] ?? 0) / sum
}
