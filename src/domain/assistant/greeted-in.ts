// Tells the language of a message that only greets or thanks, which is too short to be told otherwise. A table.

const greetings: Readonly<Record<string, string>> = {
  fr: 'bonjour, bonsoir, salut, coucou, merci, merci beaucoup, merci bien, bonne journée, au revoir, s’il vous plaît',
  de: 'guten tag, guten morgen, guten abend, grüß gott, servus, moin, danke, danke schön, danke sehr, vielen dank, tschüss, bitte',
  es: 'hola, buenos días, buenas tardes, buenas noches, buenas, qué tal, gracias, muchas gracias, mil gracias, adiós, por favor',
  it: 'ciao, buongiorno, buonasera, buon giorno, salve, grazie, grazie mille, molte grazie, arrivederci, per favore',
  pt: 'olá, bom dia, boa tarde, boa noite, obrigado, obrigada, muito obrigado, muito obrigada, tchau',
  tr: 'merhaba, merhabalar, selam, günaydın, iyi günler, iyi akşamlar, teşekkürler, teşekkür ederim, çok teşekkürler, sağ olun, sağol',
  ru: 'привет, здравствуйте, добрый день, доброе утро, добрый вечер, спасибо, большое спасибо, спасибо большое',
  uk: 'привіт, вітаю, добрий день, доброго дня, добрий ранок, добрий вечір, дякую, щиро дякую, дуже дякую',
  fa: 'مرسی, ممنون, ممنونم, خیلی ممنون, متشکرم, درود, سپاس, سپاسگزارم',
  ur: 'شکریہ, بہت شکریہ, آداب',
  hi: 'नमस्ते, नमस्कार, धन्यवाद, शुक्रिया',
  'hi-Latn': 'namaste, namaskar, shukriya, bohat shukriya, bahut shukriya, dhanyavad, dhanyavaad',
  nl: 'hoi, goedemorgen, goedemiddag, goedenavond, goedendag, dag, bedankt, dank u, dank je, dank je wel, dank u wel',
  pl: 'cześć, dzień dobry, dobry wieczór, dziękuję, dziękuje, dzięki, dziękuję bardzo',
  ro: 'bună, bună ziua, bună seara, bună dimineața, mulțumesc, mulțumesc mult, mersi',
  sv: 'hej, hejsan, god morgon, god kväll, tack, tack så mycket',
  no: 'god morgen, god kveld, takk, tusen takk, mange takk',
  da: 'goddag, tak, mange tak, tusind tak',
  fi: 'moi, hei, terve, hyvää päivää, huomenta, kiitos, kiitos paljon',
  hu: 'szia, sziasztok, jó napot, jó napot kívánok, jó reggelt, köszönöm, köszönöm szépen',
  cs: 'ahoj, dobrý den, dobré ráno, dobrý večer, děkuji, děkuju, díky',
  id: 'selamat pagi, selamat siang, selamat sore, selamat malam, terima kasih, makasih',
  el: 'γεια, γεια σας, γεια σου, καλημέρα, καλησπέρα, ευχαριστώ',
}

/** One form of what is typed with marks and without. */
const plain = (text: string): string =>
  (
    text
      .normalize('NFKD')
      .toLowerCase()
      .replace(/\p{M}/gu, '')
      .replace(/ı/gu, 'i')
      .replace(/ł/gu, 'l')
      .replace(/ß/gu, 'ss')
      .match(/\p{L}+/gu) ?? []
  ).join(' ')

const languageOf: ReadonlyMap<string, string> = new Map(
  Object.entries(greetings).flatMap(([language, said]) =>
    said.split(', ').map((one) => [plain(one), language] as const),
  ),
)

/** Longer than any of them, and then some. */
const longest = 60

/** Undefined where anything else is said. */
export const greetedIn = (text: string): string | undefined =>
  text.length > longest ? undefined : languageOf.get(plain(text))
