@core
Feature: Articles are there to be read
  A visitor follows a link, looks for something, reads it in their language, and is told when it cannot be had.

  Scenario: A visitor reads an article from its contents on
    When Ada opens the article "margin-and-liquidation"
    Then its contents begin with "Two kinds of margin"
    And it names the market "PERP_BTC_USDT", whose price is live
    And there is something to read on

  Scenario: A visitor follows a category, newest first
    Then the articles of "security" are fewer than all, and come newest first

  Scenario: A visitor finds an article by what it says
    When Ada searches the articles for "impact prices"
    Then she finds "how-funding-is-computed"
    And the passage that is shown has the word "impact"

  Scenario: Nothing is found
    When Ada searches the articles for "xyzzy"
    Then nothing is found

  Scenario: What is translated is read in the reader's language, the rest in English
    Given Ada reads in "ru"
    When Ada opens the article "how-funding-is-computed"
    Then it is written in "ru"
    When Ada opens the article "fees-explained"
    Then it is written in "en"
    And the list has articles in "ru" and in "en"

  Scenario: An article that is not there is missing, not broken
    When Ada opens the article "nothing-of-this-name"
    Then she is told that there is no such article

  Scenario: The content host is away and comes back
    Given the exchange is away
    When Ada opens the article "fees-explained"
    Then she is told that it could not be loaded
    When the exchange is back
    And she tries again
    Then the article is there
