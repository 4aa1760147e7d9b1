// Text of pages and look-ups that speaks to a model in place of a reader: it is neither passed on nor relied on.
import { collapseSpace } from './collapse-space.ts'

const signs: readonly RegExp[] = [
  // At the beginning of a line, or in capitals anywhere: pages may speak of a system, and of an assistant.
  /^[ >*#"'([{<-]*(?:system|assistant|developer|instructions?|admin)\s*(?:message|prompt|note|override)?\s*[\])}>*]*\s*:/imu,
  /\b(?:SYSTEM|ASSISTANT|DEVELOPER|ADMIN|INSTRUCTIONS?)\b[^\p{L}]{0,3}(?:MESSAGE|PROMPT|NOTE|OVERRIDE)?\s*:/u,
  /<\|?\/?(?:system|assistant|user|im_start|im_end|instructions?|inst)\b|\[\/?inst\]/iu,
  /\b(?:ignore|disregard|forget|override)\b.{0,40}\b(?:instructions?|rules?|prompts?|above|previous|everything|guidelines)\b/isu,
  /\b(?:tell|inform|assure|convince|instruct)\s+(?:the|every|all|any|this|each)\s+(?:patient|user|visitor|customer|client|person|reader)s?\b/iu,
  /\byou are (?:now|no longer)\b|\b(?:act|respond|behave|answer) (?:as|only as|like) (?:an?|if|the)\b|\bfrom now on\b/iu,
  /\b(?:reveal|print|repeat|show|output)\b.{0,30}\b(?:system prompt|prompt|instructions)\b/iu,
  /\b(?:language model|chatbot|ai assistant|llm|jailbreak|developer mode)\b/iu,
  /(?:تجاهل|انس|تخط)\p{M}*\s.{0,40}(?:التعليمات|القواعد|الأوامر|ما سبق)/u,
  /(?:أخبر|اخبر|قل لـ?|أبلغ)\s*(?:كل |جميع )?(?:المريض|المرضى|المستخدم|الزائر|العميل|الزوار)/u,
  /^\s*(?:النظام|المساعد|المطور|تعليمات النظام)\s*:/mu,
]

export const holdsOrders = (text: string): boolean => {
  // With one space at most between words each pattern looks at a letter a bounded number of times.
  const plain = collapseSpace(text.normalize('NFKC'))
  return signs.some((sign) => sign.test(plain))
}
