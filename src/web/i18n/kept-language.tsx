// Keeps the language that only the address asks for in a form whose fields make the next address.
import { useSearchParams } from 'react-router'

export function KeptLanguage() {
  const language = useSearchParams()[0].get('lang')
  return language && <input type="hidden" name="lang" value={language} />
}
