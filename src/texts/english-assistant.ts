// What the assistant says, in English: its window (`assistant.*`), and its answers, which only the server words (`meta.assistant.*`).
import type { PluralForms } from './plural-forms.ts'

export const englishAssistant = {
  // the window
  'assistant.hello': 'Hello there',
  'assistant.help': 'How can we help?',
  'assistant.quick.eligible': 'Am I Eligible for this treatment?',
  'assistant.quick.package': 'Tell me more about the package',
  'assistant.quick.cost': "What's the cost?",
  'assistant.failed': 'Sorry, something went wrong. Please try again.',

  // handing over to a person: assistant.person.*

  // answers out of the pages
  'meta.assistant.unknown':
    'Our pages do not say anything about that, so I cannot answer it. A person at the clinic can: would you like to ask them?',

  // answers in danger: meta.assistant.urgent.*, meta.assistant.refused.*

  // answers of a model: meta.assistant.model.*
} satisfies Record<string, string | PluralForms>
