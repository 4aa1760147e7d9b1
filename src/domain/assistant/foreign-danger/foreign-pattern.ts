// Makes one form of what is written in another language, and regular expressions of the patterns of its signs.

/**
 * Latin letters lose their marks, letters of one sound in Arabic script become one, figures become Western, and each Chinese character is a word.
 * Sentences that follow one another are lines; words have one space between them and at both ends.
 */
export function plainForeign(text: string): string[] {
  return oneForm(text)
    .replace(/(\d)[.,٫](\d)/gu, '$1·$2')
    .split(/[?؟!.;؛\n。！？；।…]+/u)
    .map((sentence) => ` ${(sentence.match(/\d+·\d+\p{L}*|[\p{L}\p{M}\p{N}]+/gu) ?? []).join(' ')} `)
    .map((sentence) => sentence.replace(/ (ن?می) (?=\p{L})/gu, ' $1').replace('·', '.'))
    .filter((sentence) => sentence.trim() !== '')
}

function oneForm(text: string): string {
  return text
    .normalize('NFKD')
    .toLowerCase()
    .replace(/(?<=\p{Script=Latin})\p{M}+/gu, '')
    .normalize('NFC')
    .replace(/ı/gu, 'i')
    .replace(/ß/gu, 'ss')
    .replace(/ё/gu, 'е')
    .replace(/[يى]/gu, 'ی')
    .replace(/ك/gu, 'ک')
    .replace(/[أإآٱ]/gu, 'ا')
    .replace(/[ةۀہۂ]/gu, 'ه')
    .replace(/ۃ/gu, 'ه')
    .replace(/[\u064b-\u0652\u0670\u0640\u093c]/gu, '')
    .replace(/ँ/gu, 'ं')
    .replace(/[۰-۹]/gu, (digit) => String((digit.codePointAt(0) ?? 0) - 0x6f0))
    .replace(/[٠-٩]/gu, (digit) => String((digit.codePointAt(0) ?? 0) - 0x660))
    .replace(/[०-९]/gu, (digit) => String((digit.codePointAt(0) ?? 0) - 0x966))
    .replace(/['’`´ʼ\u200b-\u200f\u2060\ufeff\u00ad]/gu, '')
    .replace(/\p{Script=Han}/gu, ' $& ')
}

/**
 * Words one behind the other; `a|b` is either, `two_words` are two, `pass*` begins so, `*pass` ends so, `..` lets up to five words stand between.
 * @param fold makes spellings of the language alike, as in what is searched
 */
export function foreignPattern(pattern: string, fold: (text: string) => string = (text) => text): RegExp {
  const source = pattern
    .split(' ')
    .map((token) =>
      token === '..'
        ? gap
        : `(?:${token
            .split('|')
            .map((word) => oneWord(word, fold))
            .join('|')})`,
    )
    .join('')
  return new RegExp(`(?<= )${source}`, 'u')
}

const gap = '(?:\\S+ ){0,5}?'

/** With the space behind it. */
function oneWord(word: string, fold: (text: string) => string): string {
  const words = oneForm(word.replaceAll('_', ' ')).trim().split(/\s+/u).join(' ')
  return `${fold(` ${words} `).trim().replaceAll('*', '\\S*')} `
}
