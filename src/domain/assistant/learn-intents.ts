// Learns from examples which of several things a question wants to know: multinomial logistic regression.
import { guessBy, judge, type Known, type Learnt, type Model, type Row, roundWeights, rowOf } from './model.ts'
import type { Features } from './question-features.ts'

export type Example<Label extends string> = { label: Label; features: Features }

/** What one question alone has teaches nothing of others. */
const leastSeen = 2
const rounds = 8
const step = 0.5
/** A class that is missed by as little as this is not worth a step. */
const negligible = 0.004

/**
 * By gradient descent with a step of its own for each weight (Duchi, Hazan and Singer, 2011, “AdaGrad”). The same examples give the same
 * outcome.
 * @param pause awaited between examples
 */
export async function learnModel<Label extends string>(
  examples: readonly Example<Label>[],
  pause: () => Promise<void>,
): Promise<Model<Label>> {
  const labels = [...new Set(examples.map(({ label }) => label))].sort()
  const known = await knowFeatures(examples, pause)
  const weights = new Float32Array((known.size + 1) * labels.length)
  const squares = new Float32Array(weights.length).fill(0.01)
  const rows: { right: number; row: Row }[] = []
  for (const { label, features } of examples) {
    rows.push({ right: labels.indexOf(label), row: rowOf(features, known) })
    await pause()
  }
  const likely = new Float64Array(labels.length)
  for (const order of orders(rows.length)) {
    for (const at of order) {
      const one = rows[at]
      if (one) learnOne(one, weights, squares, likely)
      await pause()
    }
  }
  return roundWeights({ labels, known }, weights)
}

/** The same as what `learnModel` has learnt, ready to be asked. */
export const learnIntents = async <Label extends string>(
  examples: readonly Example<Label>[],
  pause: () => Promise<void>,
): Promise<Learnt<Label>> => guessBy(await learnModel(examples, pause))

function learnOne(
  { right, row: { places, values } }: { right: number; row: Row },
  weights: Float32Array,
  squares: Float32Array,
  likely: Float64Array,
): void {
  judge({ places, values }, weights, likely)
  const count = likely.length
  for (let label = 0; label < count; label++) {
    const miss = (likely[label] ?? 0) - (label === right ? 1 : 0)
    if (Math.abs(miss) < negligible) continue
    for (let at = 0; at < places.length; at++) {
      const cell = (places[at] ?? 0) * count + label
      const slope = miss * (values[at] ?? 0)
      const square = (squares[cell] ?? 0) + slope * slope
      squares[cell] = square
      weights[cell] = (weights[cell] ?? 0) - (step * slope) / Math.sqrt(square)
    }
  }
}

/** Place 0 is had by every question. */
async function knowFeatures(examples: readonly Example<string>[], pause: () => Promise<void>): Promise<Known> {
  const seen = new Map<string, number>()
  for (const { features } of examples) {
    for (const one of features.keys()) seen.set(one, (seen.get(one) ?? 0) + 1)
    await pause()
  }
  const known = new Map<string, { place: number; rarity: number }>()
  for (const [one, times] of seen) {
    if (times >= leastSeen) known.set(one, { place: known.size + 1, rarity: Math.log(examples.length / times) })
  }
  return known
}

/** Shuffled anew each round, by a generator with a fixed beginning (Park and Miller's). */
function* orders(length: number): Generator<number[]> {
  const order = Array.from({ length }, (_, at) => at)
  let state = 1
  for (let round = 0; round < rounds; round++) {
    for (let at = length - 1; at > 0; at--) {
      state = (state * 48_271) % 2_147_483_647
      const other = state % (at + 1)
      ;[order[at], order[other]] = [order[other] ?? 0, order[at] ?? 0]
    }
    yield order
  }
}
