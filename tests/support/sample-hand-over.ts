// A conversation that is handed over, as the form in the assistant's window sends it.
import type { HandOver } from '#contract/assistant.ts'

export const sampleHandOver = (changes: Partial<HandOver> = {}): HandOver => ({
  conversationId: 'chat-1763712000000-k3m9',
  messages: [
    { role: 'user', content: 'Can I fly a week after a new hip?' },
    { role: 'assistant', content: 'Our pages say 14 days: [Recovery](/procedures/hip-replacement#recovery)' },
    { role: 'user', content: 'I have had a blood clot before.' },
    { role: 'assistant', content: 'That is for a doctor of the clinic to say.' },
  ],
  name: 'Jane Doe',
  email: 'Jane.Doe@mail.example',
  phone: '+49 30 1234567',
  text: 'Please call in the morning.',
  language: 'en',
  consent: true,
  leaveEmpty: '',
  ...changes,
})
