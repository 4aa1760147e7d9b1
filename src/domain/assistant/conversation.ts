// What is said between a person and the assistant.

export type ChatTurn = { role: 'user' | 'assistant'; content: string }
