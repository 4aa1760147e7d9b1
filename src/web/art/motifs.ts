// The line-art subjects as path data in a box from -60 to 60, and the words in a category that call for each.

/** One subject: `body` is the silhouette that takes the light, `lines` the drawing. */
export type Motif = { body: string; lines: readonly string[] }

const circle = (x: number, y: number, r: number) =>
  `M${x - r} ${y}a${r} ${r} 0 1 1 ${2 * r} 0a${r} ${r} 0 1 1 ${-2 * r} 0Z`
const round = (value: number) => Math.round(value * 10) / 10

/** A lancet leaf of given length, its foot at a point, pointing along a bearing in degrees (0 is to the right). */
function leaf(x: number, y: number, length: number, degrees: number, fat = 0.26): string {
  const radians = (degrees * Math.PI) / 180
  const at = (along: number, across: number) =>
    `${round(x + along * Math.cos(radians) - across * Math.sin(radians))} ${round(y + along * Math.sin(radians) + across * Math.cos(radians))}`
  const belly = length * fat
  return `M${at(0, 0)}C${at(length * 0.3, -belly)} ${at(length * 0.7, -belly)} ${at(length, 0)}C${at(length * 0.7, belly)} ${at(length * 0.3, belly)} ${at(0, 0)}Z`
}

/** A rounded limb from a hinge (15 px radius) along a bearing in degrees. */
function limb(x: number, y: number, length: number, degrees: number): string {
  const radians = (degrees * Math.PI) / 180
  const at = (along: number, across: number) =>
    `${round(x + along * Math.cos(radians) - across * Math.sin(radians))} ${round(y + along * Math.sin(radians) + across * Math.cos(radians))}`
  return `M${at(11, -10)}L${at(length - 8, -8)}A8 8 0 0 1 ${at(length - 8, 8)}L${at(11, 10)}`
}

/** Ticks between two radii, evenly round a circle. */
function ticks(inner: number, outer: number, count: number): string {
  return Array.from({ length: count }, (_, index) => {
    const [c, s] = [Math.cos((index / count) * 2 * Math.PI), Math.sin((index / count) * 2 * Math.PI)]
    return `M${round(inner * c)} ${round(inner * s)}L${round(outer * c)} ${round(outer * s)}`
  }).join('')
}

/** The leaves of one half of a wreath; `side` is 1 for the right half, -1 for the left. */
function wreath(side: 1 | -1): string {
  return [80, 56, 32, 8, -16, -40]
    .flatMap((bearing) => {
      const radians = (bearing * Math.PI) / 180
      const [x, y] = [44 * Math.cos(radians) * side, 44 * Math.sin(radians)]
      const along = side === 1 ? bearing - 90 : 270 - bearing
      return [leaf(x, y, 22, along - 34 * side), leaf(x, y, 22, along + 40 * side)]
    })
    .join('')
}

const tooth =
  'M0-38C10-42 20-48 31-42C46-33 43-6 35 9C30 19 30 36 24 49C21 55 14 54 12 46C9 34 9 21 0 21C-9 21-9 34-12 46C-14 54-21 55-24 49C-30 36-30 19-35 9C-43-6-46-33-31-42C-20-48-10-42 0-38Z'
const eye = 'M-58 2C-38-26-18-36 0-36C18-36 38-26 58 2C38 26 18 36 0 36C-18 36-38 26-58 2Z'
const apple =
  'M0-20C10-30 26-32 36-22C50-8 44 24 28 42C18 54 8 50 0 46C-8 50-18 54-28 42C-44 24-50-8-36-22C-26-32-10-30 0-20Z'
const heart =
  'M0 48C-30 26-52 6-52-18C-52-36-38-47-25-47C-13-47-5-40 0-30C5-40 13-47 25-47C38-47 52-36 52-18C52 6 30 26 0 48Z'
const face =
  'M-26-37C-27-24-31-15-36-8L-44 6C-46 10-43 12-37 12C-36 15-39 17-39 19C-39 21-36 22-35 22C-38 24-38 27-35 28C-37 34-35 42-25 43C-17 44-10 41-5 37C-3 46-6 54-12 60'
const hair = 'M-26-37C-20-53-2-60 15-55C31-50 40-38 40-24C50-29 60-20 58-9C56 3 42 6 37-3'
const vessel =
  'M-11-50C-10-40-11-34-16-28C-34-14-40 4-30 24C-24 36-14 44-9 54H9C14 44 24 36 30 24C40 4 34-14 16-28C11-34 10-40 11-50'

/** Rays above a subject, between two radii, over the upper half circle. */
const rays = Array.from({ length: 7 }, (_, index) => {
  const radians = ((-150 + index * 20) * Math.PI) / 180
  const [c, s] = [Math.cos(radians), Math.sin(radians)]
  return `M${round(46 * c)} ${round(4 + 46 * s)}L${round(58 * c)} ${round(4 + 58 * s)}`
}).join('')
const smallTooth =
  'M0-14C8-17 16-22 25-17C37-10 34 12 28 24C24 32 24 44 19 54C17 58 11 57 9 51C7 42 7 33 0 33C-7 33-7 42-9 51C-11 57-17 58-19 54C-24 44-24 32-28 24C-34 12-37-10-25-17C-16-22-8-17 0-14Z'

export const motifs = {
  tooth: { body: tooth, lines: [tooth, 'M-27-22C-27-29-23-33-17-33', 'M0-38C6-34 13-33 19-35', 'M48-56V-44M42-50H54'] },
  bright: { body: smallTooth, lines: [smallTooth, rays, 'M-22 0C-22-6-19-10-14-10', 'M0-14C5-11 10-10 15-12'] },
  implant: {
    body: 'M0-54C9-58 20-56 24-46C28-34 24-22 19-14H-19C-24-22-28-34-24-46C-20-56-9-58 0-54Z',
    lines: [
      'M0-54C9-58 20-56 24-46C28-34 24-22 19-14H-19C-24-22-28-34-24-46C-20-56-9-58 0-54Z',
      'M-10-14L-12-4H12L10-14',
      'M-14-4H14L9 46C8 56-8 56-9 46Z',
      'M-17 8L16 3M-16 18L15 13M-15 28L14 23M-13 38L12 33M-11 48L10 43',
      'M-58-4C-46-12-34-10-25-4M58-4C46-12 34-10 25-4',
    ],
  },
  eye: {
    body: eye,
    lines: [eye, circle(0, 0, 22), circle(0, 0, 9), ticks(13, 18, 20), 'M-40-34C-20-50 20-50 40-34'],
  },
  lens: {
    body: circle(0, 0, 40),
    lines: [
      circle(0, 0, 40),
      circle(0, 0, 18),
      ticks(24, 34, 28),
      'M-58 0H-48M48 0H58M0-58V-48M0 48V58',
      'M-9-5C-7-9-4-11 0-11',
    ],
  },
  strands: {
    body: 'M-58 34C-34 18 34 18 58 34V46C34 30-34 30-58 46Z',
    lines: [
      'M-58 34C-34 18 34 18 58 34',
      'M-40 40C-42 10-34-14-14-30M-20 38C-22 4-14-24 10-44M0 38C-2 0 8-30 34-52M20 38C20 10 28-14 48-32M38 41C39 22 44 8 56-4',
      'M-40 40C-44 44-44 50-40 52C-36 50-36 44-40 40M-20 38C-24 42-24 48-20 50C-16 48-16 42-20 38M0 38C-4 42-4 48 0 50C4 48 4 42 0 38M20 38C16 42 16 48 20 50C24 48 24 42 20 38M38 41C34 45 34 51 38 53C42 51 42 45 38 41',
    ],
  },
  lock: {
    body: 'M-34-52C4-60 44-36 44 4C44 34 22 54-4 54C-26 54-38 38-34 22C-30 8-12 6-6 18C-2 28-10 34-16 30C-10 46 16 38 20 12C24-16-4-40-34-52Z',
    lines: [
      'M-34-52C4-60 44-36 44 4C44 34 22 54-4 54C-26 54-38 38-34 22C-30 8-12 6-6 18C-2 28-10 34-16 30',
      'M-34-52C-4-40 24-16 20 12C17 34-4 42-15 31',
      'M-34-52C2-50 38-28 36 6C34 32 14 47-5 46C-18 45-26 38-27 30',
      'M-34-52C0-46 32-22 28 8C25 30 8 40-7 38',
    ],
  },
  profile: {
    body: `${face}L40 60C30 46 25 26 27 9C31 8 34 4 37-3C42 6 56 3 58-9C60-20 50-29 40-24C40-38 31-50 15-55C-2-60-20-53-26-37Z`,
    lines: [
      face,
      hair,
      'M27 9C25 26 30 46 40 60',
      'M-26-37C-14-36 0-28 4-14C6-4 12 7 22 9C29 10 34 4 37-3C40-10 41-17 40-24',
      'M-23-43C-2-43 22-36 39-15M-18-49C4-50 28-42 40-27',
      'M14 2C18-8 26-14 37-15M46-19C51-18 53-13 50-8',
      'M-28-6C-25-3-21-2-17-4',
    ],
  },
  mirror: {
    body: circle(0, -20, 37),
    lines: [
      circle(0, -20, 37),
      circle(0, -20, 29),
      'M-5 17L-3 44M5 17L3 44M-9 24C-4 27 4 27 9 24',
      circle(0, 50, 6),
      'M-18-26C-15-34-9-39-1-40M12-2L18-8M4 0L20-16',
    ],
  },
  waist: {
    body: circle(-4, 2, 42),
    lines: [
      'M-30-58C-34-42-40-34-36-18C-33-4-24 2-25 14C-26 28-42 36-44 60',
      'M30-58C34-42 40-34 36-18C33-4 24 2 25 14C26 28 42 36 44 60',
      'M-40 40C-16 50 18 42 34 28M-42 48C-14 60 22 50 38 34M-43 57C-24 62-8 62 6 59',
    ],
  },
  amphora: {
    body: `${vessel}Z`,
    lines: [
      vessel,
      'M-15-50H15M-12 54H12',
      'M-12-44C-30-46-40-30-33-12M12-44C30-46 40-30 33-12',
      'M-34 0C-18 6 18 6 34 0M-34 10C-18 16 18 16 34 10',
      'M-27 5L-21 9L-14 7L-7 11L0 8L7 11L14 7L21 9L27 5',
    ],
  },
  joint: {
    body: circle(0, -4, 30),
    lines: [
      circle(0, -4, 15),
      circle(0, -4, 5),
      limb(0, -4, 62, 222),
      limb(0, -4, 62, 80),
      'M42-18A44 44 0 0 0 0-48M6-53L0-48L6-42',
      'M-40 15A44 44 0 0 0-10 39M-17 42L-10 39L-13 32',
    ],
  },
  keystone: {
    body: 'M-11-54H11L7-20H-7Z',
    lines: [
      'M-54 50V2C-54-30-30-54 0-54C30-54 54-30 54 2V50',
      'M-22 50V2C-22-12-12-20 0-20C12-20 22-12 22 2V50',
      'M-11-53L-7-20M11-53L7-20',
      'M-40-35L-17-11M40-35L17-11M-53-6L-22-2M53-6L22-2',
      'M-54 22H-22M22 22H54',
      'M-60 50H-16M16 50H60',
    ],
  },
  apple: {
    body: apple,
    lines: [
      apple,
      'M0-20C-1-32 2-42 8-50',
      leaf(4, -36, 30, -22),
      'M-32-8C-33-13-30-18-25-20',
      'M-58 56C-30 60 30 60 58 56',
    ],
  },
  scale: {
    body: 'M-56 14H-18C-20 30-54 30-56 14ZM18 2H56C54 18 20 18 18 2Z',
    lines: [
      'M0-52V52M-24 54H24',
      circle(0, -52, 5),
      'M-37-30C-20-44 20-46 37-40',
      'M-37-30L-56 14H-18ZM37-40L18 2H56Z',
      'M-56 14C-54 30-20 30-18 14M18 2C20 18 54 18 56 2',
      'M-10 54C-8 46-4 42 0 42C4 42 8 46 10 54',
    ],
  },
  shell: {
    body: 'M44 40C10 60-46 44-48-4C-50-38-14-56 14-42C38-30 40 2 18 14C2 22-18 10-14-8C-12-18 4-22 8-10C20-20 8-32-6-30C-30-26-32 14-2 28C20 38 40 30 44 40Z',
    lines: [
      'M46 42C10 62-46 46-48-4C-50-38-14-56 14-42C38-30 40 2 18 14C2 22-18 10-14-8C-12-18 4-22 8-10C9-5 5-1 1-3',
      'M46 42C44 30 34 22 18 14',
      'M-14-8C-26-12-38-10-48-4M-8-21C-14-30-18-38-18-45M8-10C14-22 16-32 14-42M-6 10C-16 16-26 26-30 34M6 17C4 28 4 40 8 52',
      'M50-34C56-24 58-12 56 0M40-48C40-48 42-46 44-43',
    ],
  },
  sound: {
    body: 'M-8 54C-22 50-18 32-24 18C-32 2-36-22-20-40C-4-56 26-52 32-28C36-10 26 2 18 12C10 22 14 40 4 50C0 54-4 55-8 54Z',
    lines: [
      'M-8 54C-22 50-18 32-24 18C-32 2-36-22-20-40C-4-56 26-52 32-28C36-10 26 2 18 12C10 22 14 40 4 50C0 54-4 55-8 54Z',
      'M-16-8C-20-26-8-38 4-38C18-37 22-20 14-10C8-2-2 0 0 12C1 18-4 20-8 16',
      'M44-34C51-20 51 0 44 14M54-42C63-22 63 2 54 22',
    ],
  },
  heart: {
    body: heart,
    lines: [heart, 'M-40-16C-40-28-32-35-24-36', 'M-58 4H-24L-16-12L-4 20L6-14L12 4H58'],
  },
  pomegranate: {
    body: circle(0, 12, 40),
    lines: [
      'M-11-26C-32-20-41-4-40 12C-39 36-22 52 0 52C22 52 39 36 40 12C41-4 32-20 11-26',
      'M-11-26C-9-36-15-44-20-54C-12-52-6-49 0-56C6-49 12-52 20-54C15-44 9-36 11-26C4-23-4-23-11-26Z',
      'M2-10C-16 6-16 28 2 42C20 28 20 6 2-10Z',
      `${circle(2, 5, 3.6)}${circle(-3, 16, 3.6)}${circle(7, 16, 3.6)}${circle(2, 27, 3.6)}`,
      'M-30 8C-29 0-25-6-19-10',
    ],
  },
  lotus: {
    body: 'M0-46C18-28 20 6 0 34C-20 6-18-28 0-46ZM-56-4C-34-6-12 8 0 34C-26 36-48 22-56-4ZM56-4C34-6 12 8 0 34C26 36 48 22 56-4Z',
    lines: [
      'M0-46C18-28 20 6 0 34C-20 6-18-28 0-46Z',
      'M-13-22C-22-28-30-30-38-30C-36-4-22 20 0 34C22 20 36-4 38-30C30-30 22-28 13-22',
      'M-35-10C-42-8-50-6-56-4C-48 22-26 36 0 34C26 36 48 22 56-4C50-6 42-8 35-10',
      'M0-20V8',
      'M-40 48C-20 44-12 52 0 48C12 44 20 52 40 48',
    ],
  },
  asclepius: {
    body: circle(0, 0, 44),
    lines: [
      circle(0, -56, 3.5),
      'M0-52V-39M0-25V-1M0 12V27M0 40V48',
      'M23-45C12-50 6-44 3-36C-2-25-26-28-26-10C-26 8 24 2 24 20C24 36-16 30-16 44C-16 54-8 57 4 56',
      leaf(23, -45, 17, 10, 0.3),
      'M40-42L47-44M40-42L46-38',
    ],
  },
  laurel: { body: circle(0, 0, 30), lines: [wreath(1), wreath(-1), 'M-8 50C-4 46 4 46 8 50'] },
  theatre: {
    body: 'M-58 20A58 58 0 0 1 58 20H20A20 20 0 0 0-20 20Z',
    lines: [
      'M-58 20A58 58 0 0 1 58 20M-48 20A48 48 0 0 1 48 20M-38 20A38 38 0 0 1 38 20M-28 20A28 28 0 0 1 28 20',
      'M0-8V-38M-20 0L-41-21M20 0L41-21',
      circle(0, 20, 12),
      'M-44 42H44M-36 42V54M-18 42V54M0 42V54M18 42V54M36 42V54M-50 54H50',
    ],
  },
  letter: {
    body: 'M-36-52H20L40-32V52H-36Z',
    lines: ['M-36-52H20L40-32V52H-36Z', 'M20-52V-32H40', 'M-20-28H4M-20-10H24M-20 8H24M-20 26H0', 'M8 34L16 42L31 23'],
  },
  envelope: {
    body: 'M-54-36H54V38H-54Z',
    lines: ['M-54-36H54V38H-54Z', 'M-54-36L-6 4C-2 7 2 7 6 4L54-36', 'M-54 38L-18-5M54 38L18-5'],
  },
} as const satisfies Record<string, Motif>

export type MotifName = keyof typeof motifs

/** Read from the top; the first row with a word in the category (or else the slug) gives the subjects to choose from. */
const callers: readonly (readonly [words: RegExp, names: readonly [MotifName, ...MotifName[]]])[] = [
  [/implant(?!.*(hair|breast))/, ['implant', 'tooth']],
  [/(cosmetic|aesthetic).*dent|veneer|whiten|smile/, ['bright', 'tooth']],
  [/dent|tooth|teeth|ortho?dont/, ['tooth', 'bright', 'implant']],
  [/\beye|ophthal|vision|lasik|cataract/, ['eye', 'lens']],
  [/hair|beard/, ['strands', 'lock']],
  [/\bear\b|nose|throat|\bent\b|otolaryng|hearing|sinus/, ['shell', 'sound']],
  [/heart|cardi|vascular/, ['heart']],
  [/women|fertil|gyn|ivf|matern|obstet/, ['pomegranate', 'lotus']],
  [/weight|digest|gastr|bariatr|obes|metabol/, ['apple', 'scale']],
  [/bone|joint|ortho|spine|knee|hip\b|sport/, ['joint', 'keystone']],
  [/body|breast|lipo|tummy|contour/, ['waist', 'amphora']],
  [/face|facial|skin|derma|cosmetic|aesthetic|plastic|rhino/, ['profile', 'mirror']],
  [/surg|operation/, ['asclepius']],
]

/** The subjects that fit a category, in the order of fit. */
export function motifsFor(category: string, slug: string): readonly [MotifName, ...MotifName[]] {
  const find = (text: string) => callers.find(([words]) => words.test(text.toLowerCase()))?.[1]
  return find(category) ?? find(slug.replaceAll('-', ' ')) ?? ['laurel', 'theatre']
}
