// One question to a chat service: its words as they come, its tool calls run here, and every failure as one code.
import { createOpenAICompatible } from '@ai-sdk/openai-compatible'
import {
  APICallError,
  extractReasoningMiddleware,
  InvalidResponseDataError,
  isStepCount,
  streamText,
  type TextStreamPart,
  ToolChoiceViolationError,
  type ToolSet,
  tool,
  wrapLanguageModel,
} from 'ai'
import { ModelFault, type ModelRequest, type ModelTool, type ModelTrouble } from '#domain/assistant/chat-model.ts'
import { type ChatModelSettings, chatModelLimits } from './chat-model-settings.ts'

/** Turns of the service for one answer; in the last it may look up nothing more. */
const mostSteps = 5
/** An answer is a few sentences; beyond this something is wrong with the service. */
const mostTokens = 1_200
const mostLetters = 8_000

// Its warnings would tell of settings and requests on the console.
globalThis.AI_SDK_LOG_WARNINGS = false

/** @throws ModelFault */
export async function* askService(settings: ChatModelSettings, request: ModelRequest): AsyncGenerator<string> {
  const ours = new AbortController()
  const signal = AbortSignal.any([request.signal, ours.signal])
  try {
    const { stream } = startAnswer(settings, { ...request, signal })
    yield* wordsOf(stream)
  } catch (error) {
    if (request.signal.aborted) throw new ModelFault('stopped')
    throw new ModelFault(troubleOf(error))
  } finally {
    // Whoever stops listening stops the service too.
    ours.abort()
  }
}

function startAnswer(settings: ChatModelSettings, { instructions, turns, tools, signal }: ModelRequest) {
  const { firstWordMs, nextWordMs, wholeMs } = settings.limits ?? chatModelLimits
  return streamText({
    model: openModel(settings, firstWordMs),
    instructions,
    messages: turns.map(({ role, content }) => ({ role, content })),
    tools: toolSet(tools),
    toolCallConcurrency: 2,
    stopWhen: isStepCount(mostSteps),
    prepareStep: ({ stepNumber }) => (stepNumber === mostSteps - 1 ? { toolChoice: 'none' } : {}),
    temperature: 0,
    maxOutputTokens: mostTokens,
    // The pages answer at once where the service does not: nobody waits for a second try.
    maxRetries: 0,
    abortSignal: signal,
    timeout: { totalMs: wholeMs, firstChunkMs: firstWordMs, chunkMs: nextWordMs },
    telemetry: { isEnabled: false },
    // Comes as a part of the stream as well; without this it is printed.
    onError: () => {},
  })
}

function openModel({ baseUrl, apiKey, model }: ChatModelSettings, firstWordMs: number) {
  const service = createOpenAICompatible({
    name: 'service',
    baseURL: baseUrl,
    ...(apiKey && { apiKey }),
    fetch: (input, init) => fetchSoon(input, init, firstWordMs),
  })
  // Some models think aloud in their answer, between these marks.
  const middleware = extractReasoningMiddleware({ tagName: 'think' })
  return wrapLanguageModel({ model: service.chatModel(model), middleware })
}

/** What people ask goes where the operator says and nowhere else. A service that is silent is left: the stream's own limits begin with its answer. */
async function fetchSoon(input: Parameters<typeof fetch>[0], init: RequestInit | undefined, withinMs: number) {
  const silent = new AbortController()
  const timer = setTimeout(() => silent.abort(new ModelFault('timed-out')), withinMs)
  const signal = AbortSignal.any([silent.signal, ...(init?.signal ? [init.signal] : [])])
  try {
    return await fetch(input, { ...init, redirect: 'error', signal })
  } finally {
    clearTimeout(timer)
  }
}

/** What does not fit a tool's input is told to the model, which may call it again. */
function toolSet(tools: readonly ModelTool[]): ToolSet {
  return Object.fromEntries(
    tools.map(({ name, description, input, run }) => [
      name,
      tool({ description, inputSchema: input, execute: (given: unknown) => run(given) }),
    ]),
  )
}

async function* wordsOf(stream: AsyncIterable<TextStreamPart<ToolSet>>): AsyncGenerator<string> {
  let letters = 0
  let isNewStep = false
  for await (const part of stream) {
    if (part.type === 'text-delta' && part.text) {
      // What was said before a tool was called stands for itself.
      yield letters > 0 && isNewStep ? `\n\n${part.text}` : part.text
      isNewStep = false
      letters += part.text.length
      if (letters > mostLetters) throw new ModelFault('nonsense')
    } else if (part.type === 'start-step') isNewStep = true
    else if (part.type === 'error') throw part.error
    else if (part.type === 'abort') throw new ModelFault('timed-out')
    else if (part.type === 'finish') {
      const trouble = endings[part.finishReason]
      if (trouble) throw new ModelFault(trouble)
    }
  }
  if (letters === 0) throw new ModelFault('empty')
}

/** How an answer may not end. */
const endings: Partial<Record<string, ModelTrouble>> = {
  length: 'cut',
  'content-filter': 'refused',
  'tool-calls': 'no-end',
  error: 'cut',
}

function troubleOf(error: unknown): ModelTrouble {
  if (error instanceof ModelFault) return error.trouble
  if (APICallError.isInstance(error)) {
    if (error.statusCode === undefined) return error.cause instanceof ModelFault ? error.cause.trouble : 'unreachable'
    return error.statusCode === 200 ? 'cut' : `status-${error.statusCode}`
  }
  if (ToolChoiceViolationError.isInstance(error)) return 'no-end'
  if (InvalidResponseDataError.isInstance(error)) return 'cut'
  if (error instanceof Error && ['TimeoutError', 'AbortError'].includes(error.name)) return 'timed-out'
  return 'nonsense'
}
