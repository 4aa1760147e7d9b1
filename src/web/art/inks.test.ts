// Proves that a motif's line stands out from every ground it may cross, whatever the theme, by day and after dark.
import { expect, test } from 'vitest'
import { inksFor, moods, motifGrounds } from './inks.ts'
import { contrast, mix } from './palette.ts'
import { seedFrom } from './seed.ts'

const seed = seedFrom('two hundred themes')
const anyColour = () => `#${seed.below(0x1000000).toString(16).padStart(6, '0')}`
const corners = ['#000000', '#ffffff', '#ff0000', '#00ff00', '#0000ff', '#ffff00', '#808080', 'nonsense']
const palettes = [
  ...corners.map((colour) => ({ primary: colour, secondary: colour, hover: colour })),
  ...Array.from({ length: 200 }, () => ({ primary: anyColour(), secondary: anyColour(), hover: anyColour() })),
]

test.each(moods)('line on ground is at least 3:1 for 200 random themes and the extremes, mood %s', (mood) => {
  const ratios = palettes.flatMap((palette) => {
    const inks = inksFor(palette, mood)
    return (['light', 'dark'] as const).flatMap((time) =>
      motifGrounds.flatMap((one) =>
        motifGrounds.map((other) => contrast(inks.line[time], mix(inks[one][time], inks[other][time], 0.5))),
      ),
    )
  })
  expect(Math.min(...ratios)).toBeGreaterThanOrEqual(3)
})

test('a grey theme still gets a hint of warmth, never a grey box', () => {
  const { tier3 } = inksFor({ primary: '#777777', secondary: '#999999', hover: '#555555' }, 'dawn')
  const channels = [1, 3, 5].map((at) => Number.parseInt(tier3.light.slice(at, at + 2), 16))
  expect(Math.max(...channels) - Math.min(...channels)).toBeGreaterThan(3)
})
