// Guards the drawing of a cancellation policy: steps side by side, none lost, and none that looks free and is not.
import fc from 'fast-check'
import { expect, test } from 'vitest'
import { placePolicy } from './place-policy.ts'

const day = 86_400_000
const now = Date.parse('2026-11-21T08:00:00Z')
const arrival = now + 60 * day

test('steps go from now to the arrival, longer times are wider, a day beside two months is still to be seen', () => {
  const [free, half, all] = placePolicy(
    [
      { until: arrival - 3 * day, feeMinor: 0 },
      { until: arrival - 2 * day, feeMinor: 500 },
      { until: null, feeMinor: 1000 },
    ],
    now,
    arrival,
  )
  expect([free?.start, free?.height]).toEqual([0, 0])
  expect(half?.start).toBeCloseTo(free?.width ?? 0)
  expect((all?.start ?? 0) + (all?.width ?? 0)).toBeCloseTo(1)
  expect(free?.width).toBeGreaterThan(all?.width ?? 1)
  expect(all?.width).toBeGreaterThan(half?.width ?? 1)
  expect(half?.width).toBeGreaterThan(0.23)
  expect([half?.height, all?.height]).toEqual([0.56, 1])
})

test('one step takes the whole width; one that costs nothing has no height', () => {
  expect(placePolicy([{ until: null, feeMinor: 9 }], now, arrival)).toEqual([{ start: 0, width: 1, height: 1 }])
  expect(placePolicy([{ until: null, feeMinor: 0 }], now, arrival)).toEqual([{ start: 0, width: 1, height: 0 }])
})

test('a step that ends after the arrival, and an arrival that is over, leave nothing without room', () => {
  const late = placePolicy(
    [
      { until: arrival + day, feeMinor: 0 },
      { until: null, feeMinor: 10 },
    ],
    now,
    arrival,
  )
  expect(late[1]?.width).toBeCloseTo(0.35)
  expect(placePolicy([{ until: null, feeMinor: 10 }], now, now - day)[0]?.width).toBe(1)
})

test('of any policy every step is inside the drawing, wide enough to be seen, and as high as its cost', () => {
  const policy = fc.record({
    ends: fc.array(fc.integer({ min: 1, max: 540 * 24 }), { maxLength: 8 }),
    fees: fc.array(fc.integer({ min: 0, max: 10_000_000 }), { minLength: 9, maxLength: 9 }),
    hours: fc.integer({ min: 0, max: 540 * 24 }),
  })
  fc.assert(
    fc.property(policy, ({ ends, fees, hours }) => {
      const untils = [...ends].sort((a, b) => a - b).map((hour) => now + hour * 3_600_000)
      const rising = [...fees].sort((a, b) => a - b)
      const steps = [...untils, null].map((until, at) => ({ until, feeMinor: rising[at] ?? 0 }))
      const placed = placePolicy(steps, now, now + hours * 3_600_000)
      const width = placed.reduce((sum, one) => sum + one.width, 0)
      expect(width).toBeCloseTo(1)
      for (const [at, one] of placed.entries()) {
        expect(one.width).toBeGreaterThanOrEqual(0.7 / steps.length)
        expect(one.height > 0).toBe((steps[at]?.feeMinor ?? 0) > 0)
        expect(one.height).toBeLessThanOrEqual(1)
        expect(one.height).toBeGreaterThanOrEqual(placed[at - 1]?.height ?? 0)
      }
    }),
  )
})
