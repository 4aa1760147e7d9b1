// What people call things, and the words that clinics use for them. A table: add a line where a search finds nothing.

/** Each line: how people say it, then searches over names and categories that answer it. */
export const layWords: readonly { said: readonly string[]; means: readonly string[] }[] = [
  // teeth
  { said: ['tooth', 'teeth', 'dentist', 'سن', 'اسنان', 'ضرس', 'طبيب اسنان'], means: ['dental', 'الأسنان'] },
  {
    said: ['smile', 'smile makeover', 'hollywood smile', 'ابتسامه', 'ابتسامه هوليود', 'هوليود سمايل'],
    means: ['veneers', 'whitening', 'قشور', 'dental'],
  },
  {
    said: [
      'fake teeth',
      'false teeth',
      'new teeth',
      'denture',
      'dentures',
      'missing teeth',
      'replace my teeth',
      'اسنان صناعيه',
      'طقم اسنان',
      'تركيب اسنان',
      'اسنان جديده',
    ],
    means: ['dental implant', 'full arch', 'زراعة سن', 'فك كامل'],
  },
  {
    said: [
      'tooth implant',
      'screw tooth',
      'missing tooth',
      'lost a tooth',
      'replace a tooth',
      'زراعه اسنان',
      'زراعه ضرس',
      'زرعه سن',
      'زرعه',
    ],
    means: ['dental implant', 'زراعة سن'],
  },
  {
    said: [
      'all on 4',
      'all on four',
      'full mouth',
      'full mouth implants',
      'whole jaw',
      'no teeth left',
      'فك كامل',
      'كل الاسنان',
    ],
    means: ['full arch', 'فك كامل'],
  },
  { said: ['all on 6', 'all on six'], means: ['six implants'] },
  { said: ['veneer', 'laminates', 'lumineers', 'فينير', 'عدسات الاسنان', 'قشور الاسنان'], means: ['veneers', 'قشور'] },
  { said: ['bleaching', 'whiten my teeth', 'whiter teeth', 'teeth bleaching', 'تبييض'], means: ['whitening', 'تبييض'] },
  { said: ['tooth cap', 'dental crown', 'crown', 'تلبيسه', 'تاج'], means: ['crown', 'تاج'] },
  { said: ['wisdom tooth', 'wisdom teeth', 'ضرس العقل', 'ضروس العقل', 'اضراس العقل'], means: ['wisdom', 'العقل'] },
  { said: ['root treatment', 'nerve treatment', 'عصب', 'سحب العصب', 'حشو عصب'], means: ['root canal', 'الجذر'] },
  { said: ['gum disease', 'bleeding gums', 'gums', 'deep cleaning', 'لثه', 'التهاب اللثه'], means: ['gum', 'اللثة'] },
  // hair
  { said: ['hair loss', 'bald', 'baldness', 'تساقط الشعر', 'صلع'], means: ['hair transplant', 'زراعة الشعر'] },
  { said: ['hair implant', 'hair implants', 'hair graft', 'new hair'], means: ['hair transplant'] },
  { said: ['patchy beard', 'facial hair', 'ذقن', 'لحيه'], means: ['beard', 'اللحية'] },
  // face and skin
  {
    said: ['nose job', 'new nose', 'nose reshaping', 'تجميل الانف', 'عمليه انف', 'عمليه الانف', 'تصغير الانف'],
    means: ['rhinoplasty', 'تجميل الأنف'],
  },
  { said: ['nose', 'nose surgery', 'انف'], means: ['rhinoplasty', 'septoplasty', 'الأنف'] },
  {
    said: ['eye bags', 'droopy eyelids', 'droopy lids', 'bags under my eyes', 'جفن', 'جفون', 'تهدل الجفون'],
    means: ['eyelid', 'الجفون'],
  },
  { said: ['face lift', 'sagging face', 'jowls', 'شد وجه', 'ترهل الوجه'], means: ['facelift', 'شد الوجه'] },
  { said: ['wrinkles', 'acne', 'scar', 'تجاعيد', 'حب الشباب'], means: ['laser skin', 'facelift', 'البشرة'] },
  // body
  {
    said: ['weight loss', 'lose weight', 'obesity', 'overweight', 'تخسيس', 'سمنه', 'انقاص الوزن'],
    means: ['gastric', 'المعدة'],
  },
  { said: ['stomach stapling', 'sleeve', 'vsg', 'قص المعده', 'تكميم'], means: ['gastric sleeve', 'تكميم'] },
  { said: ['stomach bypass', 'تحويل المسار', 'تحويل مسار'], means: ['gastric bypass', 'تحويل مسار'] },
  { said: ['boob', 'breast', 'bust', 'ثدي', 'صدر'], means: ['breast', 'الثدي'] },
  { said: ['boob reduction', 'smaller breasts', 'تصغير الصدر'], means: ['breast reduction', 'تصغير الثدي'] },
  {
    said: ['man boobs', 'male breast', 'moobs', 'gynecomastia', 'gynaecomastia', 'تثدي', 'تثدي الرجال'],
    means: ['male breast', 'الثدي عند الرجال'],
  },
  { said: ['belly', 'stomach fat', 'كرش', 'بطن'], means: ['tummy tuck', 'liposuction', 'البطن'] },
  { said: ['abdominoplasty', 'loose skin', 'mummy tuck', 'شد البطن'], means: ['tummy tuck', 'شدّ البطن'] },
  { said: ['lipo', 'fat removal', 'remove fat', 'suck out fat', 'شفط'], means: ['liposuction', 'شفط'] },
  // eyes
  {
    said: ['glasses', 'short sight', 'eyesight', 'vision', 'نظاره', 'نظر'],
    means: ['lasik', 'contact lens', 'الليزك'],
  },
  {
    said: ['laser eye', 'laser eye surgery', 'eye laser', 'lazer eye', 'ليزك', 'ليزر العين', 'ليزر العيون'],
    means: ['lasik', 'الليزك'],
  },
  {
    said: ['cloudy lens', 'cloudy eye', 'cataracts', 'ماء ابيض', 'الماء الابيض', 'مياه بيضاء', 'المياه البيضاء'],
    means: ['cataract', 'الماء الأبيض', 'المياه البيضاء'],
  },
  { said: ['icl', 'implantable lens', 'lens implant', 'عدسه داخل العين'], means: ['contact lens', 'عدسة'] },
  { said: ['retina surgery', 'floaters', 'شبكيه'], means: ['vitrectomy', 'الزجاجي'] },
  // inside
  { said: ['gallstones', 'gall bladder', 'gallbladder', 'حصى المراره', 'مراره'], means: ['gallbladder', 'المرارة'] },
  { said: ['rupture', 'groin lump', 'فتاق', 'فتق'], means: ['hernia', 'الفتق'] },
  {
    said: ['bowel camera', 'camera up my bottom', 'bowel test', 'قولون', 'منظار القولون'],
    means: ['colonoscopy', 'القولون'],
  },
  // bones
  { said: ['joint', 'arthritis', 'مفصل', 'خشونه'], means: ['replacement', 'مفصل'] },
  {
    said: [
      'new hip',
      'hip joint',
      'artificial hip',
      'hip op',
      'hip operation',
      'hip surgery',
      'ورك جديد',
      'مفصل الورك',
      'تغيير مفصل الورك',
    ],
    means: ['hip replacement', 'الورك'],
  },
  {
    said: [
      'new knee',
      'artificial knee',
      'knee joint',
      'ركبه جديده',
      'مفصل الركبه',
      'تغيير الركبه',
      'تغيير مفصل الركبه',
    ],
    means: ['knee replacement', 'مفصل الركبة'],
  },
  {
    said: ['meniscus', 'knee camera', 'knee keyhole', 'غضروف', 'منظار الركبه'],
    means: ['knee arthroscopy', 'تنظير الركبة'],
  },
  { said: ['rotator cuff', 'shoulder keyhole', 'منظار الكتف'], means: ['shoulder arthroscopy', 'تنظير الكتف'] },
  // ear, nose and throat
  { said: ['snoring', 'blocked nose', 'شخير'], means: ['septoplasty', 'sinus surgery'] },
  {
    said: ['crooked nose', 'deviated septum', 'bent septum', 'انحراف الانف', 'انحراف الوتيره', 'حاجز الانف'],
    means: ['septoplasty', 'الحاجز'],
  },
  {
    said: ['sinuses', 'sinusitis', 'polyps', 'جيوب انفيه', 'الجيوب الانفيه'],
    means: ['sinus surgery', 'الجيوب الأنفية'],
  },
  {
    said: ['hole in my ear', 'ear drum', 'perforated eardrum', 'طبله الاذن', 'ثقب الطبله'],
    means: ['eardrum', 'طبلة'],
  },
]
