// Everyday words that are a slip away from a word of danger, and are not meant as one. A list: add what a correct word was taken for another by.

export const ordinaryWords: ReadonlySet<string> = new Set(
  `
allergies alone anaesthetist angle arriving attach bandaged bandages beach beard beauty become begin being belief believe bench better
bitter black bland bleach bleed blend blind blink block blood bloom board bother bound brain brake brand bread breast breasts breathes
breed bring broad brows butter capsule catch certain change changes cheap cheat check cheeks cheer chef chess cleaned cleanings
cleanser cleansing clever closer closes cloth cloths collagen collapse colleague collect collection college colour confirm conform
confuse confused confusing constant corner correct cough could cover crest crush crying decision division doing doubles drain drains
drawn dressings drinks drips driving droopy drying dying eight enough exists faint faith fashion favor favour feeling feint fewer fifth
fight fillings first fiver flavour flights flower found gives going hangs having healed heard hearth hearts height hides hotel hotels
increases infections injections inspected joins later latter laying leaning leans leave leaves leaving letter level lever light
lightening liking lining liquids living locks looked lotion loving lower lying march match might mission month motion mould mound mouth
moving nation never night nights north notion openings operating operations operative others packed paint paints passes passion patch
patients pause paying peach permission person persons phrase placed places plan plane plans plate please pocket point points poison
potion pound power praise pressures price pride prison prize pulls pulses raise raises reach reactions reads reason reduction refund
refuse refused relation relief remain remained remains remind repeated review reviewed reviews revision right rinsing river rough round
saint saving saying scarred scene scent season second seconds sense serving session shall shallower shaping shaving sheet shell shells
shift shirt shirts shopping shoulders shower shows sight since sinks skill skirt skull sleep slight small smart smell sockets soreness
sound south space spare speaks speech speed spell spent spice spill splint sport sports stage stains stairs stand stands stapling stars
start state stated stating station steal steam steel stick still stings stitched stones strain strike stroke stroll strongest strongly
struck supervision surviving swell takes teach teeth television their there these thigh thing things think thinks thins third thorough
those though three threw through throughout tooth total touch tough train tried troubled trying typing usable version vision visions
visit visitor visits waist waits walking waste wasted watch water watery weight weights where which while white whole whose witch women
works would wound wrist write youth اختلاف ازدياد الاسطح التاكل الترويه التمريض الجراح الجفنين الحامل الحماله الحميه الدمويه السابق
السمنه الشارب الشراب العيون المساء الموقت المياه اليومين انحراف انخفاض انفتاح حالاتها شفافيه
`
    .trim()
    .split(/\s+/u),
)
