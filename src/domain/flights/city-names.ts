// How cities with much traffic are called in Arabic and in other spellings, by the code of their airports. A table.

/** Arabic first, then what else people type. */
export const cityNames: ReadonlyMap<string, readonly string[]> = new Map(
  `ABJ أبيدجان
ABV أبوجا
ACC أكرا
ADD أديس أبابا
AKL أوكلاند
ALA ألماتي, Алматы
ALG الجزائر, Alger
AMM عمّان, عمان الأردن
AMS أمستردام
ARN ستوكهولم
ATH أثينا, Αθήνα
ATL أتلانتا
AUH أبوظبي, أبو ظبي
AYT أنطاليا
BAH البحرين, المنامة, Manama
BCN برشلونة
BEG بلغراد, Београд
BEY بيروت, Beyrouth
BGW بغداد
BKK بانكوك
BLQ بولونيا
BOM مومباي, Bombay
BOS بوسطن
BRU بروكسل, Bruxelles, Brussel
BSR البصرة
BUD بودابست
CAI القاهرة, Le Caire
CAN غوانزو, Guangzhou
CCU كلكتا, Calcutta
CDG باريس
CMB كولومبو
CMN الدار البيضاء, Casablanca
CPH كوبنهاغن, København
CPT كيب تاون
DAC دكا
DAM دمشق
DEL دلهي, نيودلهي
DMM الدمام
DOH الدوحة
DUB دبلن
DUS دوسلدورف
DXB دبي
EBB عنتيبي, Kampala
EBL أربيل, Hewlêr
ESB أنقرة
EVN يريفان
EWR نيوآرك, نيويورك
FCO روما, Roma
FRA فرانكفورت
GIZ جازان
GRU ساو باولو
GVA جنيف, Genève, Genf
GYD باكو
HAM هامبورغ
HEL هلسنكي
HKG هونغ كونغ
IAD واشنطن
ICN سيول
IKA طهران
ISB إسلام أباد
IST إسطنبول, اسطنبول, Constantinople
JED جدة
JFK نيويورك
JNB جوهانسبرغ
KBL كابل
KBP كييف, Київ, Kiev
KHI كراتشي
KRT الخرطوم
KTM كاتماندو
KUL كوالالمبور
KWI الكويت
LAX لوس أنجلوس
LCA لارنكا
LCY لندن
LED سانت بطرسبرغ
LGW لندن
LHE لاهور
LHR لندن, Londres, Londra
LIS لشبونة, Lissabon, Lisbonne
LOS لاغوس
LTN لندن
LXR الأقصر
MAA تشيناي, Madras
MAD مدريد
MAN مانشستر
MCT مسقط
MED المدينة المنورة
MEL ملبورن
MEX مكسيكو
MIA ميامي
MJI طرابلس
MLE ماليه
MNL مانيلا
MRS مرسيليا
MUC ميونخ, ميونيخ, München, Monaco di Baviera
MXP ميلانو, Mailand
NBO نيروبي
NCE نيس
NJF النجف
NRT طوكيو
HND طوكيو
ORD شيكاغو
ORY باريس
OSL أوسلو
OTP بوخارست, Bucarest
PEK بكين, بيجين
PKX بكين, بيجين
PRG براغ, Prag
RAK مراكش, Marrakech
RBA الرباط
RUH الرياض
SAH صنعاء
SAW إسطنبول, اسطنبول
SFO سان فرانسيسكو
SHJ الشارقة
SIN سنغافورة
SKG سالونيك, Saloniki
SLL صلالة
SOF صوفيا
STN لندن
SVO موسكو, Москва
SYD سيدني
SZG سالزبورغ
TAS طاشقند
TBS تبليسي, تفليس
TIP طرابلس
TLV تل أبيب
TUN تونس
VCE البندقية, Venedig
VIE فيينا, Wien, Vienne
WAW وارسو, Varsovie
YUL مونتريال
YYZ تورونتو
ZRH زيورخ, Zürich`
    .split('\n')
    .map((line) => [line.slice(0, 3), line.slice(4).split(', ')]),
)
