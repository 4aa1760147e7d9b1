// The port to a service that puts answers into words: any chat model that can call tools.
import type { z } from 'zod'
import type { ChatTurn } from './conversation.ts'

export type ModelTool = {
  name: string
  description: string
  input: z.ZodType
  /** What it gives is told to the model, and kept to check its words against. */
  run(input: unknown): Promise<unknown>
}

export type ModelRequest = {
  instructions: string
  /** The last is the question. */
  turns: readonly ChatTurn[]
  tools: readonly ModelTool[]
  signal: AbortSignal
}

/**
 * Words as they come.
 * @throws Fault unavailable where the service fails, refuses, answers nonsense or takes too long
 */
export type ChatModel = (request: ModelRequest) => AsyncIterable<string>
