// Names of the sample hotels, all of them invented: a word in English and Arabic, what kind of house it is, and its stars.

export type House = 'hotel' | 'suites' | 'apartments' | 'guesthouse'
export type SampleName = { en: string; ar: string; house: House; stars: number }

/** One a line: `Garden|الحديقة|hotel|3`. */
function namesIn(lines: string): SampleName[] {
  const houses: House[] = ['hotel', 'suites', 'apartments', 'guesthouse']
  return lines
    .trim()
    .split('\n')
    .map((line) => {
      const [en = '', ar = '', kind = '', stars = ''] = line.trim().split('|')
      const house = houses.find((one) => one === kind)
      if (!house || !/^[2-5]$/.test(stars)) throw new Error(`no name of a hotel: ${line}`)
      return { en, ar, house, stars: Number(stars) }
    })
}

/** The first four stand in the packages of the sample provider as well. */
export const dubaiNames = namesIn(`
  Garden|الحديقة|hotel|3
  Creek|الخور|hotel|4
  Bay|الخليج|hotel|5
  Residence|النموذج|apartments|4
  Palm Court|فناء النخيل|hotel|4
  Lagoon|البحيرة|hotel|5
  Lighthouse|المنارة|hotel|4
  Oasis|الواحة|hotel|3
  Dune|الكثبان|hotel|3
  Pearl|اللؤلؤة|hotel|5
  Coral|المرجان|suites|4
  Falcon|الصقر|hotel|4
  Jasmine|الياسمين|suites|4
  Anchor|المرساة|hotel|3
  Harbour|المرفأ|hotel|5
  Terrace|الشرفة|hotel|3
  Cedar|الأرز|hotel|4
  Compass|البوصلة|hotel|2
  Horizon|الأفق|hotel|4
  Sunrise|الشروق|hotel|3
  Mangrove|القرم|suites|4
  Spice|التوابل|guesthouse|2
  Lantern|الفانوس|guesthouse|2
  Meadow|المرج|suites|3
  Fountain|النافورة|hotel|4
  Sandstone|الحجر الرملي|hotel|3
  Breeze|النسيم|hotel|3
  Gazelle|الغزال|apartments|3
  Olive|الزيتونة|apartments|4
  Tamarind|التمر الهندي|apartments|3
  Almond|اللوز|hotel|3
  Quiet Court|الفناء الهادئ|hotel|4
  Starlight|ضوء النجوم|hotel|4
  Amber|العنبر|hotel|5
  Turquoise|الفيروز|hotel|5
  Orchard|البستان|suites|4
  Willow|الصفصاف|apartments|4
  Seashell|الصدفة|hotel|3
  Crescent|الهلال|hotel|4
  Bridge|الجسر|hotel|2
`)

export const istanbulNames = namesIn(`
  Tulip|التوليب|hotel|4
  Ferry|العبّارة|hotel|3
  Plane Tree|الدلب|hotel|4
  Redbud|الأرجوان|hotel|5
  Cistern|الصهريج|hotel|3
  Golden Light|الضوء الذهبي|hotel|4
  Seagull|النورس|hotel|3
  White Marble|المرمر الأبيض|hotel|5
  Hilltop|أعلى التل|hotel|4
  Strait|المضيق|hotel|5
  Quay|الرصيف|hotel|3
  Copper|النحاس|guesthouse|2
  Lantern|الفانوس|guesthouse|2
  Fig Tree|شجرة التين|guesthouse|3
  Quince|السفرجل|suites|4
  Chestnut|الكستناء|suites|4
  Vineyard|الكرم|hotel|4
  Rose Garden|حديقة الورد|hotel|5
  Walnut|الجوز|apartments|3
  Stone Pine|الصنوبر|apartments|4
  Linden|الزيزفون|apartments|4
  Mosaic|الفسيفساء|hotel|4
  Blue Tile|الخزف الأزرق|hotel|3
  Weaver|النسّاج|hotel|2
  Pomegranate|الرمان|hotel|4
  Stork|اللقلق|hotel|3
  Dolphin|الدلفين|hotel|3
  Old Wall|السور القديم|hotel|3
  Cove|الخليج الصغير|suites|4
  Terrace|الشرفة|hotel|3
  Bell|الجرس|hotel|2
  Dome|القبة|hotel|4
  Archway|القوس|hotel|3
  Stone Bridge|الجسر الحجري|hotel|4
  Spring|النبع|hotel|5
  Poplar|الحور|apartments|3
  Cypress|السرو|suites|5
  Saffron|الزعفران|hotel|3
  Moonlight|ضوء القمر|hotel|4
  Courtyard|الفناء|guesthouse|3
`)

/** In both languages, and plainly invented in both. */
export function nameOf({ en, ar, house }: SampleName): { en: string; ar: string } {
  if (house === 'hotel') return { en: `Sample ${en} Hotel`, ar: `فندق ${ar} (اسم متخيَّل)` }
  if (house === 'suites') return { en: `Sample ${en} Suites`, ar: `أجنحة ${ar} (اسم متخيَّل)` }
  if (house === 'guesthouse') return { en: `Sample ${en} Guesthouse`, ar: `بيت ضيافة ${ar} (اسم متخيَّل)` }
  // One house is called so in the packages.
  if (en === 'Residence') return { en: 'Sample Residence', ar: `إقامة ${ar} (اسم متخيَّل)` }
  return { en: `Sample ${en} Apartments`, ar: `شقق ${ar} الفندقية (اسم متخيَّل)` }
}

export const slugOf = ({ en, house }: SampleName): string =>
  ['sample', ...en.toLowerCase().split(' '), ...(en === 'Residence' ? [] : [house])].join('-')
