// Sentences that no reply may have, whatever was found: what the assistant cannot keep, and what only a clinician may say of somebody.

const signs: readonly RegExp[] = [
  // Nothing is sent, booked or arranged by a reply.
  /\b(?:i|we|the clinic|our (?:team|clinic|staff|doctors?)|the team|someone|somebody|they|a (?:person|coordinator|colleague|doctor|member)[^.]{0,20})(?:['’](?:ll|ve)|\s+(?:will|shall|have|has|am going to|are going to|is going to))\b[^.]*\b(?:contact|call|reach|book|arrang|reserv|schedul|send|sent|confirm|e-?mail|repl|get back|refund|pay|inform|notif)/iu,
  /\b(?:is|are|has been|have been|was) (?:now )?(?:booked|reserved|scheduled|confirmed|arranged|sent)\b[^.]*\b(?:you|your)\b/iu,
  /(?:سوف|س)(?:نتصل|يتصل|نتواصل|يتواصل|أحجز|نحجز|أرسل|نرسل|نرتب|أرتب)|(?:تم|لقد) (?:حجز|تأكيد|إرسال|حجزت|أرسلت)|حجزت لك|أرسلت لك/u,
  // Whether a treatment is right for somebody.
  /\byou(?:['’]re|\s+(?:are|would be|seem|look|sound))\s+(?:\p{L}+\s+){0,3}(?:eligible|suitable|candidate|fit for|qualified)\b/iu,
  /\byou qualify\b|\b(?:right|suitable|safe|fine|okay|ok|possible|recommended|ideal|perfect|good option|best option) for you\b/iu,
  /(?:أنت|انت|حالتك)\s+(?:مؤهل|مناسب|مرشح)|(?:مناسب|آمن|ملائم)ة?\s+لك|يناسبك/u,
]
/** `Whether it is suitable for you is for the surgeon to say.` */
const open =
  /\b(?:whether|if|only|decide[sd]?|depends?|consultation|surgeon (?:will )?(?:says?|tells?))\b|ما إذا|إذا|يقرر|استشارة/iu

export function promisesOrJudges(sentence: string): boolean {
  const [first, second, third, ...judging] = signs
  const promises = [first, second, third].some((sign) => sign?.test(sentence))
  return promises || (judging.some((sign) => sign.test(sentence)) && !open.test(sentence))
}
