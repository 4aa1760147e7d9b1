// The numbers that are called in an emergency, by country. A table, and one that a person has to check before a real clinic goes live.
//
// 112 in the European Union is by Council Decision 91/396/EEC and Directive (EU) 2018/1972, article 109. The others are general knowledge,
// compared with public lists and not with the regulators' own pages, and the crisis lines with none: check both there (national
// regulators, the plans that ITU publishes under E.129). A country that was not certain is left out, and whoever is there is told to call
// the number of the country they are in.

export type EmergencyNumbers = { ambulance: string; police: string }

const everywhere = (number: string, countries: string): [string, EmergencyNumbers][] =>
  countries.split(' ').map((country) => [country, { ambulance: number, police: number }])
const apart = (ambulance: string, police: string, countries: string): [string, EmergencyNumbers][] =>
  countries.split(' ').map((country) => [country, { ambulance, police }])

const numbers: ReadonlyMap<string, EmergencyNumbers> = new Map([
  // The European Union, the European Economic Area and those who share its number.
  ...everywhere('112', 'AT BE BG CY CZ DE DK EE ES FI FR GR HR HU IE IS IT LT LU LV MT NL PL PT RO SE SI SK'),
  ...everywhere('112', 'AD AX FO GI GL MC VA GP MQ RE YT GF'),
  ...apart('113', '112', 'NO'),
  ...apart('144', '117', 'CH LI'),
  ...everywhere('999', 'GB GG IM JE'),
  // The rest of Europe, the Caucasus and Central Asia.
  ...everywhere('112', 'TR MD GE RU KZ AM'),
  ...apart('127', '129', 'AL'),
  ...apart('124', '122', 'BA ME'),
  ...apart('194', '192', 'RS MK XK'),
  ...apart('103', '102', 'UA BY AZ KG UZ'),
  // The Gulf, the Middle East and North Africa.
  ...apart('998', '999', 'AE'),
  ...apart('997', '999', 'SA'),
  ...everywhere('112', 'KW'),
  ...everywhere('999', 'QA BH'),
  ...everywhere('9999', 'OM'),
  ...everywhere('911', 'JO'),
  ...apart('140', '112', 'LB'),
  ...apart('110', '112', 'SY'),
  ...apart('101', '100', 'IL PS'),
  ...apart('115', '110', 'IR'),
  ...apart('123', '122', 'EG'),
  ...apart('15', '19', 'MA'),
  ...apart('14', '1548', 'DZ'),
  ...apart('190', '197', 'TN'),
  // South and East Asia.
  ...everywhere('112', 'IN'),
  ...apart('1122', '15', 'PK'),
  ...everywhere('999', 'BD HK MO MY'),
  ...apart('102', '100', 'NP'),
  ...apart('112', '113', 'BT'),
  ...apart('102', '119', 'MV'),
  ...apart('120', '110', 'CN'),
  ...apart('119', '110', 'JP TW'),
  ...apart('119', '112', 'KR'),
  ...apart('995', '999', 'SG'),
  ...apart('1669', '191', 'TH'),
  ...apart('115', '113', 'VN'),
  ...apart('119', '117', 'KH'),
  ...apart('991', '993', 'BN'),
  ...everywhere('911', 'PH'),
  // Oceania.
  ...everywhere('000', 'AU CC CX'),
  ...everywhere('111', 'NZ'),
  ...everywhere('911', 'FJ AS GU MP'),
  // The Americas.
  ...everywhere('911', 'US CA MX PR VI CR PA DO EC UY VE BM BS KY AW AG'),
  ...apart('107', '911', 'AR'),
  ...apart('192', '190', 'BR'),
  ...apart('131', '133', 'CL'),
  ...everywhere('123', 'CO'),
  ...apart('104', '106', 'CU'),
  ...apart('110', '119', 'JM'),
  ...apart('811', '999', 'TT'),
  ...everywhere('115', 'SR'),
  // Africa south of the Sahara.
  ...apart('10177', '10111', 'ZA'),
  ...everywhere('112', 'NG GH'),
  ...everywhere('999', 'KE'),
  ...apart('912', '112', 'RW'),
  ...apart('997', '999', 'BW'),
])

/** What works on most mobile telephones by the standard of their networks (3GPP TS 22.101), where the country is not known. */
export const numberOfMobiles = '112'

/** @param country ISO 3166 code; undefined for one that is not in the table */
export function emergencyNumbersOf(country: string | undefined): EmergencyNumbers | undefined {
  return country === undefined ? undefined : numbers.get(country)
}

/** Lines that somebody in despair can call at any hour, where one is known of the whole country. Their own operators publish them. */
const crisisLines: Readonly<Record<string, string>> = {
  US: '988',
  CA: '988',
  GB: '116123',
  IE: '116123',
  AU: '131114',
  NZ: '1737',
  FR: '3114',
  ES: '024',
  DE: '08001110111',
  AT: '142',
  CH: '143',
  NL: '113',
  IN: '14416',
}

export function crisisLineOf(country: string | undefined): string | undefined {
  return country === undefined ? undefined : crisisLines[country]
}
