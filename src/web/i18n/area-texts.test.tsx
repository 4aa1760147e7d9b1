// @vitest-environment happy-dom
// Guards that an area’s texts are said beside those that every page has.
import { render, screen } from '@testing-library/react'
import { expect, test } from 'vitest'
import { areaTexts } from '#texts/catalogues.ts'
import { createTranslate } from '#texts/translate.ts'
import { AreaTexts } from './area-texts.tsx'
import { TextsProvider, useTexts } from './use-texts.tsx'

function Words() {
  const { t, language } = useTexts()
  return <p>{[language, t('shell.quote'), t('auth.signIn'), t('auth.resendIn', { count: 3 })].join(' | ')}</p>
}

test('both are said in the language of the page, plurals among them', () => {
  const t = createTranslate({ 'shell.quote': 'Get a quote' }, 'en')
  const { rerender } = render(
    <TextsProvider value={{ t, language: 'en' }}>
      <AreaTexts texts={areaTexts('en', 'auth')}>
        <Words />
      </AreaTexts>
    </TextsProvider>,
  )
  expect(screen.getByText('en | Get a quote | Sign in | New code in 3 seconds')).toBeTruthy()
  rerender(
    <TextsProvider value={{ t: createTranslate({ 'shell.quote': 'اطلب عرض سعر' }, 'ar'), language: 'ar' }}>
      <AreaTexts texts={areaTexts('ar', 'auth')}>
        <Words />
      </AreaTexts>
    </TextsProvider>,
  )
  expect(screen.getByText('ar | اطلب عرض سعر | سجّل الدخول | رمز جديد بعد 3 ثوانٍ')).toBeTruthy()
})
