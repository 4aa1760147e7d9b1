// What a question gets in a language that the assistant does not read: of those that danger is answered in, and of some more.
import { isDangerLanguage } from './danger-language.ts'
import { dangerTranslatorOf } from './danger-translator.ts'
import { createTranslate, type TextKey, type Translate } from './translate.ts'

/** @returns undefined for a language that has no words here */
export function foreignTranslatorOf(language: string): Translate | undefined {
  if (isDangerLanguage(language)) return dangerTranslatorOf(language)
  const texts = foreignTexts[language]
  return texts && createTranslate(texts, language)
}

type ForeignTexts = Record<Extract<TextKey, `meta.assistant.foreign${string}`>, string>

const texts = (foreign: string, emergency: string): ForeignTexts => ({
  'meta.assistant.foreign': foreign,
  'meta.assistant.foreign.emergency': emergency,
})

export const foreignTexts: Readonly<Record<string, ForeignTexts>> = {
  nl: texts(
    'Ik lees alleen deze talen: {languages}. Schrijf in een daarvan, of schrijf met de knop hieronder in uw eigen taal aan iemand van de kliniek.',
    'Bel in een noodgeval {number}.',
  ),
  pl: texts(
    'Czytam tylko w tych językach: {languages}. Napisz w jednym z nich albo użyj przycisku poniżej, aby napisać do pracownika kliniki w swoim języku.',
    'W nagłym wypadku zadzwoń pod numer {number}.',
  ),
  uk: texts(
    'Я читаю лише цими мовами: {languages}. Напишіть однією з них або скористайтеся кнопкою нижче, щоб написати працівнику клініки своєю мовою.',
    'У невідкладному випадку телефонуйте: {number}.',
  ),
  ro: texts(
    'Citesc doar în aceste limbi: {languages}. Scrieți într-una dintre ele sau folosiți butonul de mai jos ca să scrieți în limba dumneavoastră unei persoane din clinică.',
    'În caz de urgență, sunați la {number}.',
  ),
  el: texts(
    'Διαβάζω μόνο αυτές τις γλώσσες: {languages}. Γράψτε σε μία από αυτές ή με το κουμπί παρακάτω γράψτε στη γλώσσα σας σε έναν άνθρωπο της κλινικής.',
    'Σε επείγουσα ανάγκη καλέστε το {number}.',
  ),
  sv: texts(
    'Jag läser bara dessa språk: {languages}. Skriv på ett av dem, eller använd knappen nedan för att skriva till en person på kliniken på ditt eget språk.',
    'Ring {number} i en nödsituation.',
  ),
  no: texts(
    'Jeg leser bare disse språkene: {languages}. Skriv på et av dem, eller bruk knappen nedenfor til å skrive til en person på klinikken på ditt eget språk.',
    'Ring {number} i en nødssituasjon.',
  ),
  da: texts(
    'Jeg læser kun disse sprog: {languages}. Skriv på et af dem, eller brug knappen nedenfor til at skrive til en person på klinikken på dit eget sprog.',
    'Ring {number} i en nødsituation.',
  ),
  fi: texts(
    'Luen vain näitä kieliä: {languages}. Kirjoita jollakin niistä, tai kirjoita alla olevalla painikkeella klinikan työntekijälle omalla kielelläsi.',
    'Hätätilanteessa soita numeroon {number}.',
  ),
  hu: texts(
    'Csak ezeken a nyelveken olvasok: {languages}. Írjon ezek egyikén, vagy az alábbi gombbal írjon a saját nyelvén a klinika egyik munkatársának.',
    'Vészhelyzetben hívja ezt a számot: {number}.',
  ),
  cs: texts(
    'Čtu jen tyto jazyky: {languages}. Napište v jednom z nich, nebo pomocí tlačítka níže napište svým jazykem člověku z kliniky.',
    'V nouzi volejte {number}.',
  ),
  id: texts(
    'Saya hanya membaca bahasa berikut: {languages}. Tulislah dalam salah satunya, atau gunakan tombol di bawah untuk menulis kepada petugas klinik dalam bahasa Anda.',
    'Dalam keadaan darurat, hubungi {number}.',
  ),
  ja: texts(
    '私が読める言語は次のとおりです：{languages}。いずれかで書くか、下のボタンからクリニックの担当者にご自身の言語でお書きください。',
    '緊急の場合は {number} に電話してください。',
  ),
  ko: texts(
    '저는 다음 언어만 읽을 수 있습니다: {languages}. 이 중 하나로 쓰시거나, 아래 버튼을 눌러 병원 직원에게 본인의 언어로 쓰세요.',
    '응급 상황에는 {number}(으)로 전화하세요.',
  ),
  he: texts(
    'אני קורא רק את השפות האלה: {languages}. אפשר לכתוב באחת מהן, או ללחוץ על הכפתור למטה ולכתוב בשפה שלכם לאדם במרפאה.',
    'במקרה חירום התקשרו ל-{number}.',
  ),
}
