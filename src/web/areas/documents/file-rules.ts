// What can be said of a file before a byte of it leaves: whether it is taken at all, and what kind it probably is.
import type { DocumentKind } from '#contract/documents.ts'

/** 200 MB, as people and their file managers count. The server has the last word. */
export const largestFileBytes = 200_000_000

export type FileRefusal = 'tooLarge' | 'empty' | 'type'

/** Programs and pages: what they would do when opened is not for a document to do. Films, sounds and tables are none either. */
const wrongName =
  /\.(html?|xhtml|mht|svg|m?js|css|exe|msi|bat|cmd|com|scr|ps1|sh|apk|app|dmg|jar|vbs|lnk|mp4|mov|avi|mkv|mp3|wav|m4a|txt|csv|rtf|docm?|xlsx?|pptx?|gif|bmp|rar|7z|tar|gz)$/i
const wrongType = /^(video|audio)\/|^text\/(html|javascript|css)|^image\/svg|javascript|x-msdownload|x-sh$/i

type FileFacts = Pick<File, 'name' | 'type' | 'size'>

/** What is seen at once; what is inside, the server looks at when it has come. */
export function whyRefused({ name, type, size }: FileFacts): FileRefusal | undefined {
  if (size > largestFileBytes) return 'tooLarge'
  if (size === 0) return 'empty'
  return wrongName.test(name) || wrongType.test(type) ? 'type' : undefined
}

/** The first that fits; in the languages that files of patients are most often named in. */
const signs: readonly [DocumentKind, RegExp][] = [
  ['passport', /passport|pass(?=\W|_)|reisepass|جواز/i],
  ['x-ray', /x[-_ ]?ray|radiograph|röntgen|roentgen|أشعة سينية|اشعة سينية/i],
  ['scan', /\bmri\b|\bct\b|\bpet\b|dicom|scan|ultrasound|echo|\.dcm$|رنين|مقطعي|أشعة|اشعة/i],
  ['lab-result', /\blab|blood|haemo|hemo|biopsy|تحليل|تحاليل|مختبر/i],
  ['prescription', /prescri|medication|\brx\b|وصفة|أدوية/i],
  ['insurance', /insur|policy|تأمين/i],
  ['discharge', /discharge|خروج/i],
  ['consent', /consent|موافقة/i],
  ['report', /report|letter|summary|diagnos|تقرير/i],
]

/** A guess, for the person to put right. */
export function guessKind({ name, type }: Pick<File, 'name' | 'type'>): DocumentKind {
  const words = name.replaceAll(/[_-]+/g, ' ')
  const found = signs.find(([, sign]) => sign.test(name) || sign.test(words))
  if (found) return found[0]
  if (type === 'application/zip' || /\.zip$/i.test(name)) return 'scan'
  return type.startsWith('image/') ? 'photograph' : 'other'
}
