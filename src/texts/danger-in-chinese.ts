// What the assistant says in danger, in Chinese, and to a question that it cannot read.
import type { DangerTexts } from './danger-texts.ts'

export const chinese: DangerTexts = {
  'meta.assistant.urgent.callHere': '请立即拨打您似乎所在国家的急救电话，{country}：{number}',
  'meta.assistant.urgent.callSomewhere': '请立即拨打您所在国家的急救电话。大多数手机可以拨打：{number}',
  'meta.assistant.urgent.callThere': '如果您在这个国家，{country}：{number}',
  'meta.assistant.urgent.clinicEmergency': '诊所紧急电话，{city}：{number}',
  'meta.assistant.urgent.clinic': '诊所（请先拨打急救电话）：{number}',
  'meta.assistant.urgent.crisisLine': '随时可以找人倾诉：{number}',
  'meta.assistant.urgent.notAClinician':
    '我是人工智能，无法判断这是什么情况。如果是别人出了状况，请陪在他身边，直到救援到来。',
  'meta.assistant.urgent.self-harm':
    '您愿意写出来，很好。您不是一个人，现在就有人愿意听您说。如果您有可能伤害自己，请立即拨打电话，或去最近的急诊。请让一位您信任的人陪着您。',
  'meta.assistant.urgent.child': '请陪在孩子身边，立即拨打电话。对方会一步一步告诉您怎么做。',
  'meta.assistant.urgent.poison':
    '即使还没有感觉，也请立即拨打电话。把包装放在手边，告诉对方吃了什么、多少、什么时候。',
  'meta.assistant.urgent.breathing': '呼吸困难需要立即求助。请坐直，松开紧的衣物，不要独处。不要自己开车。',
  'meta.assistant.urgent.heart': '胸痛或胸闷需要立即检查。请坐下休息，不要自己开车。',
  'meta.assistant.urgent.stroke': '出现这些迹象，几分钟内就需要救助。请记住开始的时间。不要进食、喝水或开车。',
  'meta.assistant.urgent.unconscious': '昏倒和抽搐需要立即求助。请陪在身边，告诉急救人员他是否有呼吸、有反应。',
  'meta.assistant.urgent.allergy':
    '这样的肿胀或皮疹可能很快加重。请立即拨打电话，不要独处。告诉对方之前用过什么药或吃过什么。',
  'meta.assistant.urgent.bleeding': '出血需要尽快检查。打电话的同时，用干净的布用力按住出血的地方。',
  'meta.assistant.urgent.eyes': '视力突然变化，今天无论几点都要检查。请去眼科急诊。不要按压眼睛，不要开车。',
  'meta.assistant.urgent.clot': '腿这样肿或痛，今天就要检查。不要按摩。如果呼吸困难或胸痛，请立即叫救护车。',
  'meta.assistant.urgent.infection': '发烧或伤口变化，今天就要检查。请现在也打电话给诊所。如果没人接，请去最近的急诊。',
  'meta.assistant.urgent.pain': '这么厉害的疼痛需要尽快检查。请立即拨打电话，不要自己开车。',
  'meta.assistant.urgent.other': '请立即拨打电话。对方会告诉您在救援到来之前怎么做。',
  'meta.assistant.foreign':
    '我只能读懂这些语言：{languages}。请用其中一种书写，或点下面的按钮，用您的语言写给诊所的工作人员。',
  'meta.assistant.foreign.emergency': '紧急情况请拨打 {number}。',
}
