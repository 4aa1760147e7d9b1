// The nights of a calendar that are chosen: from one to another, by pressing both, by drawing over them, or with Shift and the arrows.
import { useRef, useState } from 'react'
import { daysOfRange, type Weekday, weekdayNames } from './calendar-nights.ts'

/** `anchor` is where it was begun, which may be after the other end. */
type Chosen = { anchor: string; end: string; isOpen: boolean }

export function useNightsChosen(today: string) {
  const [chosen, setChosen] = useState<Chosen>()
  const [weekdays, setWeekdays] = useState<readonly Weekday[]>(weekdayNames)
  const isDrawn = useRef(false)
  const extend = (day: string) =>
    setChosen((now) => (now ? { ...now, end: day, isOpen: false } : { anchor: day, end: day, isOpen: false }))
  const all = chosen ? daysOfRange(chosen.anchor, chosen.end).filter((day) => day >= today) : []
  const days = chosen ? daysOfRange(chosen.anchor, chosen.end, weekdays).filter((day) => day >= today) : []
  return {
    /** Of the weekdays that are meant. */
    days,
    /** Whatever the weekday. */
    all,
    weekdays,
    setWeekdays,
    /** One night is pressed, and the other end is waited for. */
    isOpen: chosen?.isOpen ?? false,
    /** The first press begins, the second ends. */
    press: (day: string, isExtending: boolean) => {
      if (day < today) return
      if (isExtending || chosen?.isOpen) extend(day)
      else setChosen({ anchor: day, end: day, isOpen: true })
    },
    extend,
    draw: (day: string, isHeld: boolean) => {
      if (isHeld && isDrawn.current && day >= today) extend(day)
    },
    beginDrawing: () => {
      isDrawn.current = true
    },
    endDrawing: () => {
      isDrawn.current = false
    },
    clear: () => {
      setChosen(undefined)
      setWeekdays(weekdayNames)
    },
  }
}
export type NightsChosen = ReturnType<typeof useNightsChosen>
