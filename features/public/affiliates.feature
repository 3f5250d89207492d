@core
Feature: People who bring others are told what it pays
  What the page reckons is what the exchange pays, to the last digit.

  Scenario Outline: Ada reckons with the people she could invite
    When Ada reckons with <people> friends who each trade 123456.789 USDT a month
    Then she is told a rate of <rate> %, and an amount that the exchange pays

    Examples:
      | people | rate |
      | 3      | 20   |
      | 10     | 25   |
      | 72     | 30   |
