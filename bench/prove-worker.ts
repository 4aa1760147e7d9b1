// The maths of those who sign in, in a thread of its own: the one that takes the times has to be free.
import { parentPort } from 'node:worker_threads'
import { beginSrp, proveSrp, type SrpChallenge } from '#tests/support/srp-client.ts'

/** Begins a handshake, or answers a challenge in the one that was begun. */
export type ProofAsked = { at: number; poolName: string; password: string; challenge?: SrpChallenge }
export type ProofGiven = { at: number; open: string; responses: Record<string, string> }

const begun = new Map<number, ReturnType<typeof beginSrp>>()

parentPort?.on('message', ({ at, poolName, password, challenge }: ProofAsked) => {
  const own = begun.get(at) ?? beginSrp()
  begun.set(at, own)
  const responses = challenge ? proveSrp(poolName, password, challenge, own) : {}
  if (challenge) begun.delete(at)
  const given: ProofGiven = { at, open: own.open.toString(16), responses }
  parentPort?.postMessage(given)
})
