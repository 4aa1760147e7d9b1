// A message of the contact page as its form sends it.
import type { ContactMessage } from '#contract/contact.ts'

export const sampleContactMessage = (changes: Partial<ContactMessage> = {}): ContactMessage => ({
  name: 'Jane Doe',
  email: 'Jane.Doe@mail.example',
  phone: '+49 30 1234567',
  text: 'Is there parking for a wheelchair van?',
  language: 'en',
  consent: true,
  leaveEmpty: '',
  ...changes,
})
