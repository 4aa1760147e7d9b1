// Ties what the window shows to the steps that the browser's own Back takes in it (back-steps.ts).
import { useEffect, useEffectEvent } from 'react'
import type { BackSteps } from './back-steps.ts'

/** @param depth as BackSteps counts it. @param step where Back, or Forward, has led */
export function useBackSteps(back: BackSteps, depth: number, step: (depth: number) => void): void {
  const take = useEffectEvent(step)
  useEffect(() => back.stand(depth), [back, depth])
  useEffect(() => () => back.stand(0), [back])
  useEffect(() => back.watch(take), [back])
}
