// The port to a service that puts answers into words: any chat model that can call tools.
import type { z } from 'zod'
import { Fault } from '#kernel/fault.ts'
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
 * @throws ModelFault (unavailable) where the service fails, refuses, answers nonsense or takes too long
 */
export type ChatModel = (request: ModelRequest) => AsyncIterable<string>

/** Why a service gave nothing that may be used: `cut` before its end, `no-end` to the tools that it calls. */
export type ModelTrouble =
  | 'timed-out'
  | 'stopped'
  | 'unreachable'
  | `status-${number}`
  | 'refused'
  | 'empty'
  | 'cut'
  | 'nonsense'
  | 'no-end'

/** Carries a code and nothing else: no address, no key, no word of the conversation. */
export class ModelFault extends Fault {
  readonly trouble: ModelTrouble

  constructor(trouble: ModelTrouble) {
    super('unavailable', `The chat service gave no answer: ${trouble}.`)
    this.trouble = trouble
  }
}
