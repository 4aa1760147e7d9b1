// What the assistant says in danger, in German, and to a question that it cannot read.
import type { DangerTexts } from './danger-texts.ts'

export const german: DangerTexts = {
  'meta.assistant.urgent.callHere':
    'Rufen Sie jetzt den Notruf des Landes an, in dem Sie zu sein scheinen, {country}: {number}',
  'meta.assistant.urgent.callSomewhere':
    'Rufen Sie jetzt den Notruf des Landes an, in dem Sie sind. Von den meisten Handys geht diese Nummer: {number}',
  'meta.assistant.urgent.callThere': 'Falls Sie in diesem Land sind, {country}: {number}',
  'meta.assistant.urgent.clinicEmergency': 'Die Klinik im Notfall, {city}: {number}',
  'meta.assistant.urgent.clinic': 'Die Klinik, nach dem Notruf: {number}',
  'meta.assistant.urgent.crisisLine': 'Um jederzeit mit jemandem zu sprechen: {number}',
  'meta.assistant.urgent.notAClinician':
    'Ich bin eine KI und kann nicht sagen, was es ist. Geht es um jemand anderen, bleiben Sie dort, bis Hilfe da ist.',
  'meta.assistant.urgent.self-harm':
    'Gut, dass Sie das schreiben. Sie sind nicht allein, und jemand hört Ihnen jetzt zu. Wenn Sie sich etwas antun könnten, rufen Sie jetzt an oder gehen Sie in die nächste Notaufnahme. Bitten Sie jemanden, dem Sie vertrauen, bei Ihnen zu bleiben.',
  'meta.assistant.urgent.child':
    'Bleiben Sie beim Kind und rufen Sie jetzt an. Man sagt Ihnen Schritt für Schritt, was zu tun ist.',
  'meta.assistant.urgent.poison':
    'Rufen Sie jetzt an, auch wenn noch nichts zu spüren ist. Halten Sie die Packung bereit und sagen Sie, was, wie viel und wann.',
  'meta.assistant.urgent.breathing':
    'Atemnot braucht sofort Hilfe. Setzen Sie sich aufrecht hin, lockern Sie enge Kleidung und bleiben Sie nicht allein. Fahren Sie nicht selbst.',
  'meta.assistant.urgent.heart':
    'Schmerzen oder Druck in der Brust müssen sofort untersucht werden. Setzen Sie sich, ruhen Sie sich aus und fahren Sie nicht selbst.',
  'meta.assistant.urgent.stroke':
    'Solche Zeichen brauchen in wenigen Minuten Hilfe. Merken Sie sich, wann es begann. Nicht essen, nicht trinken, nicht fahren.',
  'meta.assistant.urgent.unconscious':
    'Ohnmacht und Krämpfe brauchen sofort Hilfe. Bleiben Sie bei der Person und sagen Sie dem Notruf, ob sie atmet und reagiert.',
  'meta.assistant.urgent.allergy':
    'Eine Schwellung oder ein Ausschlag kann schnell schlimmer werden. Rufen Sie jetzt an und bleiben Sie nicht allein. Sagen Sie, welches Mittel oder Essen davor war.',
  'meta.assistant.urgent.bleeding':
    'Eine Blutung muss ohne Aufschub angesehen werden. Drücken Sie ein sauberes Tuch fest auf die Stelle, während Sie anrufen.',
  'meta.assistant.urgent.eyes':
    'Wenn sich das Sehen plötzlich ändert, muss das heute angesehen werden, zu jeder Stunde. Gehen Sie in eine Augen-Notaufnahme. Drücken Sie nicht auf das Auge und fahren Sie nicht.',
  'meta.assistant.urgent.clot':
    'Ein Bein, das so anschwillt oder schmerzt, muss heute untersucht werden. Nicht massieren. Bei Atemnot oder Schmerzen in der Brust rufen Sie sofort den Rettungswagen.',
  'meta.assistant.urgent.infection':
    'Fieber oder eine veränderte Wunde muss heute angesehen werden. Rufen Sie jetzt auch die Klinik an. Erreichen Sie niemanden, gehen Sie in die nächste Notaufnahme.',
  'meta.assistant.urgent.pain':
    'So starke Schmerzen müssen ohne Aufschub untersucht werden. Rufen Sie jetzt an und fahren Sie nicht selbst.',
  'meta.assistant.urgent.other': 'Rufen Sie jetzt an. Man sagt Ihnen, was zu tun ist, bis Hilfe da ist.',
  'meta.assistant.foreign':
    'Ich lese nur diese Sprachen: {languages}. Schreiben Sie in einer davon, oder schreiben Sie über die Taste unten in Ihrer Sprache an einen Menschen in der Klinik.',
  'meta.assistant.foreign.emergency': 'Im Notfall rufen Sie {number} an.',
}
