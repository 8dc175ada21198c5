import type { Category } from '../category.js';
import { trade } from './home.js';

/** Services outside the home, such as cars, health and pets. */
export const BEYOND_HOME: readonly Category[] = [
  trade(20100, 'Auto Repair', 'auto', {
    20101: 'Oil Change',
    20102: 'Brake Repair',
    20103: 'Transmission Repair',
    20104: 'Tire Service',
    20105: 'Auto Air Conditioning Repair',
    20106: 'Windshield Repair',
  }),
  trade(20200, 'Auto Body & Detailing', 'auto', {
    20201: 'Dent Repair',
    20202: 'Auto Painting',
    20203: 'Car Detailing',
  }),
  trade(20300, 'Towing', 'auto', { 20301: 'Roadside Assistance' }),
  trade(30100, 'Health & Wellness', 'health', {
    30101: 'Chiropractic',
    30102: 'Massage Therapy',
    30103: 'Acupuncture',
    30104: 'Physical Therapy',
    30105: 'Counseling',
    30106: 'Nutrition Coaching',
    30107: 'Dental Care',
    30108: 'Eye Care',
  }),
  trade(30200, 'Fitness', 'fitness', { 30201: 'Personal Training', 30202: 'Yoga Instruction' }),
  trade(30300, 'Beauty', 'beauty', { 30301: 'Haircut', 30302: 'Makeup', 30303: 'Nail Care', 30304: 'Hair Removal' }),
  trade(30400, 'Home Care', 'care', { 30401: 'Senior Care', 30402: 'Child Care', 30403: 'Home Nursing' }),
  trade(40100, 'Pet Care', 'pets', {
    40101: 'Dog Walking',
    40102: 'Pet Sitting',
    40103: 'Pet Boarding',
    40104: 'Pet Grooming',
    40105: 'Dog Training',
    40106: 'Veterinary Care',
  }),
  trade(50100, 'Events', 'events', {
    50101: 'Event Planning',
    50102: 'Wedding Planning',
    50103: 'DJ',
    50104: 'Party Rentals',
    50105: 'Florist',
  }),
  trade(50200, 'Catering', 'catering', { 50201: 'Personal Chef', 50202: 'Bartending' }),
  trade(50300, 'Photography', 'photography', {
    50301: 'Wedding Photography',
    50302: 'Portrait Photography',
    50303: 'Videography',
  }),
  trade(50400, 'Lessons', 'lessons', {
    50401: 'Tutoring',
    50402: 'Music Lessons',
    50403: 'Language Lessons',
    50404: 'Driving Lessons',
  }),
  trade(50500, 'Legal', 'legal', { 50501: 'Estate Planning', 50502: 'Family Law', 50503: 'Notary' }),
  trade(50600, 'Tax & Finance', 'finance', {
    50601: 'Tax Preparation',
    50602: 'Bookkeeping',
    50603: 'Financial Planning',
  }),
  trade(50700, 'Computers', 'computers', {
    50701: 'Computer Repair',
    50702: 'Home Network Setup',
    50703: 'Phone Repair',
    50704: 'Data Recovery',
  }),
  trade(50800, 'Clothing Care', 'clothing', { 50801: 'Dry Cleaning', 50802: 'Alterations', 50803: 'Laundry' }),
].flat();
